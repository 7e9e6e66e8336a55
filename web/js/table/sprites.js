/**
 * The cards on the screen. Each is one element that only ever moves by `transform`; screen readers
 * do not see them (the buttons speak). Only cards that change are touched.
 */
import { isKing } from "../model/cards.js";
import { drawBack, drawFace } from "./faces.js";
import { fan } from "./fan.js";

/** @import {Place} from "../model/types.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Picture, Shown} from "./model.js" */
/** @import {Motion} from "./queue.js" */

/** @typedef {{x: number, y: number, scale: number}} Spot */

/**
 * @typedef {object} Sprite
 * @property {HTMLElement} el
 * @property {Shown} card
 * @property {number | null} stands
 * @property {boolean} drawn whether its face is drawn yet
 * @property {Spot} spot where it rests, or is dragged to
 * @property {Place} place
 * @property {Animation | null} flight
 */

const EASE = "cubic-bezier(.22,.7,.25,1)";
const FLYING = 500;
/** On a center stack the top card and the one that it covers. */
const CENTER_DEPTH = 2;

export class Sprites {
  /**
   * @param {HTMLElement} layer
   * @param {(place: Place) => Spot} hidden the spot of a place without cards of its own
   */
  constructor(layer, hidden) {
    this.layer = layer;
    this.hidden = hidden;
    /** @type {Map<number, Sprite>} */
    this.sprites = new Map();
    /** @type {Layout | null} */
    this.layout = null;
    /** @type {readonly string[]} */
    this.letters = ["A", "J", "Q", "K"];
    this.back = "diamond";
  }

  /** @param {Shown | undefined} card */
  get(card) {
    return card && this.sprites.get(card.id);
  }

  /**
   * Bring the cards of some places to where they belong.
   * @param {Picture} picture
   * @param {Iterable<Place>} places
   * @param {number} ms 0: at once
   * @returns {Motion[]}
   */
  settle(picture, places, ms) {
    /** @type {Motion[]} */
    const motions = [];
    for (const place of new Set(places)) {
      const cards = picture.at(place);
      const spots = this.spotsOf(place, cards.length);
      const first = place.startsWith("c") ? Math.max(0, cards.length - CENTER_DEPTH) : 0;
      cards.forEach((card, index) => {
        if (index < first) return this.drop(card);
        const sprite = this.sprite(card, place, spots[index]);
        sprite.place = place;
        this.stand(sprite, place.startsWith("c") ? index : null);
        motions.push(...this.to(sprite, spots[index], ms, index + 1));
      });
    }
    return motions;
  }

  /**
   * Where each of `n` cards of a place lies.
   * @param {Place} place
   * @param {number} n
   * @returns {Spot[]}
   */
  spotsOf(place, n) {
    const rect = this.layout?.places.get(place);
    if (!rect || !this.layout) return Array.from({ length: n }, () => this.hidden(place));
    const { x, y } = rect;
    const room = this.layout.room.get(place);
    if (room === undefined) return Array.from({ length: n }, () => ({ x, y, scale: 1 }));
    const { offsets } = fan(n, room, this.layout.card);
    return offsets.slice(0, n).map((offset) => ({ x, y: y + offset, scale: 1 }));
  }

  /**
   * The spot that a card would take on top of a place.
   * @param {Picture} picture
   * @param {Place} place
   * @returns {Spot}
   */
  topSpot(picture, place) {
    return this.spotsOf(place, Math.max(1, picture.at(place).length)).at(-1) ?? this.hidden(place);
  }

  /**
   * The sprite of a card; a new one begins at `spot`.
   * @param {Shown} card
   * @param {Place} place
   * @param {Spot} spot
   * @returns {Sprite}
   */
  sprite(card, place, spot) {
    const known = this.sprites.get(card.id);
    if (known) {
      if (!known.drawn && card.face !== null) this.draw(known);
      return known;
    }
    const el = document.createElement("div");
    el.className = "card";
    const sprite = { el, card, stands: null, drawn: false, spot, place, flight: null };
    this.sprites.set(card.id, sprite);
    this.draw(sprite);
    this.put(sprite, spot);
    this.layer.append(el);
    return sprite;
  }

  /** @param {Sprite} sprite */
  draw(sprite) {
    const { el, card, stands } = sprite;
    sprite.drawn = card.face !== null;
    el.classList.toggle("wild", card.face !== null && isKing(card.face));
    el.classList.toggle("hidden-face", card.face === null);
    const { letters, back } = this;
    const { face } = card;
    el.replaceChildren(face === null ? drawBack(back) : drawFace(face, { letters, stands }));
  }

  /**
   * What a King on a center stack stands for; null elsewhere.
   * @param {Sprite} sprite
   * @param {number | null} rank
   */
  stand(sprite, rank) {
    const { face } = sprite.card;
    const stands = face !== null && isKing(face) ? rank : null;
    if (stands === sprite.stands) return;
    sprite.stands = stands;
    this.draw(sprite);
  }

  /** Draw all faces again, after a change of letters or backs. */
  redraw() {
    for (const sprite of this.sprites.values()) this.draw(sprite);
  }

  /**
   * @param {Sprite} sprite
   * @param {Spot} spot
   */
  put(sprite, spot) {
    sprite.spot = spot;
    sprite.el.style.setProperty("transform", transformOf(spot));
  }

  /**
   * Carry a card under the pointer.
   * @param {Sprite} sprite
   * @param {Spot} spot
   */
  carry(sprite, spot) {
    sprite.flight?.cancel();
    sprite.flight = null;
    sprite.el.style.setProperty("z-index", String(2 * FLYING));
    this.put(sprite, spot);
  }

  /**
   * Move a card to a spot; it ends there whatever becomes of the motion.
   * @param {Sprite} sprite
   * @param {Spot} spot
   * @param {number} ms
   * @param {number} z its height among its neighbours once it lies
   * @param {{delay?: number, turns?: boolean, under?: boolean}} [how]
   * @returns {Motion[]}
   */
  to(sprite, spot, ms, z, how = {}) {
    const from = this.seen(sprite);
    sprite.flight?.cancel();
    sprite.flight = null;
    this.put(sprite, spot);
    const level = String(how.under ? 0 : z);
    if (ms <= 0 || same(from, spot)) {
      sprite.el.style.setProperty("z-index", level);
      return [];
    }
    sprite.el.style.setProperty("z-index", how.under ? "0" : String(FLYING + z));
    /** @type {KeyframeAnimationOptions} */
    const timing = { duration: ms, delay: how.delay ?? 0, easing: EASE, fill: "backwards" };
    const path = { transform: [transformOf(from), transformOf(spot)] };
    const flight = sprite.el.animate(path, timing);
    sprite.flight = flight;
    flight.onfinish = () => {
      if (sprite.flight === flight) sprite.flight = null;
      sprite.el.style.setProperty("z-index", level);
    };
    if (how.turns) return [flight, ...this.turn(sprite, timing)];
    const far = Math.abs(from.x - spot.x) + Math.abs(from.y - spot.y) > 40;
    if (!far || how.under) return [flight];
    const rise = { scale: ["1", "1.06", "1"] };
    return [flight, sprite.el.animate(rise, { ...timing, easing: "ease-out" })];
  }

  /**
   * Turn a card over while it flies: a back covers its face until half-way.
   * @param {Sprite} sprite
   * @param {KeyframeAnimationOptions} timing
   * @returns {Motion[]}
   */
  turn(sprite, timing) {
    const back = drawBack(this.back);
    back.classList.add("cover");
    sprite.el.append(back);
    const covered = back.animate({ opacity: [1, 1, 0, 0], offset: [0, 0.5, 0.5, 1] }, {
      ...timing, easing: "linear",
    });
    covered.onfinish = () => back.remove();
    const turning = sprite.el.animate({ scale: ["1 1", "0.05 1", "1 1"] }, {
      ...timing, easing: "ease-in-out",
    });
    return [covered, turning];
  }

  /**
   * Turn up a card that lies.
   * @param {Sprite} sprite
   * @param {number} ms
   * @returns {Motion[]}
   */
  reveal(sprite, ms) {
    if (ms <= 0) return [];
    return [sprite.el.animate({ scale: ["0 1", "1 1"] }, { duration: ms, easing: "ease-out" })];
  }

  /**
   * Where a card is seen now, also in mid-flight.
   * @param {Sprite} sprite
   * @returns {Spot}
   */
  seen(sprite) {
    if (!sprite.flight || sprite.flight.playState !== "running") return sprite.spot;
    const matrix = new DOMMatrix(getComputedStyle(sprite.el).transform);
    return { x: matrix.e, y: matrix.f, scale: matrix.a };
  }

  /**
   * Remove the sprite of a card, after its motions if there are any.
   * @param {Shown} card
   * @param {Motion[]} [motions]
   */
  drop(card, motions = []) {
    const sprite = this.sprites.get(card.id);
    if (!sprite) return;
    this.sprites.delete(card.id);
    if (motions.length === 0) sprite.el.remove();
    else Promise.allSettled(motions.map(({ finished }) => finished)).then(() => sprite.el.remove());
  }

  clear() {
    for (const sprite of this.sprites.values()) sprite.el.remove();
    this.sprites.clear();
  }
}

/** @param {Spot} spot */
function transformOf({ x, y, scale }) {
  return `translate(${x}px, ${y}px)${scale === 1 ? "" : ` scale(${scale})`}`;
}

/** @param {Spot} one @param {Spot} other */
function same(one, other) {
  return one.scale === other.scale && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 0.5;
}
