/**
 * Plays what happens: brings picture, cards and counts from one state to the next, with motion.
 */
import { Picture } from "./model.js";

/** @import {GameEvent, Place, Seat, View} from "../model/types.js" */
/** @import {Decor} from "./decor.js" */
/** @import {Change} from "./model.js" */
/** @import {Going, Motion} from "./queue.js" */
/** @import {Sprites} from "./sprites.js" */

/** How long a card flies, by speed. @type {Record<string, number>} */
export const FLIGHT = { slow: 450, normal: 250, fast: 120, off: 0 };

/** A finished stack never takes longer than this. */
const SHUFFLE = 300;
const BACK = 150;

export class Stage {
  /**
   * @param {Sprites} sprites
   * @param {Decor} decor
   */
  constructor(sprites, decor) {
    this.sprites = sprites;
    this.decor = decor;
    this.picture = new Picture();
    this.ms = FLIGHT.normal;
  }

  /**
   * Show a view. A few cards glide to their new places (a move taken back), more are just there.
   * @param {View} view
   * @param {Seat} bottom
   * @param {readonly number[] | undefined} slots of the hand
   * @param {boolean} fresh another table or another side of it: nothing glides
   */
  show(view, bottom, slots, fresh) {
    if (fresh) {
      this.picture = new Picture();
      this.sprites.clear();
    }
    const changes = this.picture.reconcile(view, bottom, slots);
    const gliding = changes.length <= 4 ? Math.min(this.ms, BACK) : 0;
    for (const { card, to } of changes) if (to === null) this.sprites.drop(card);
    this.sprites.settle(this.picture, this.picture.cards.keys(), gliding);
    this.decor.refresh(this.picture);
  }

  /**
   * After events: exactly the view. Nothing is touched if the events told all.
   * @param {View} view
   * @param {Seat} bottom
   */
  settle(view, bottom) {
    const changes = this.picture.reconcile(view, bottom);
    for (const { card, to } of changes) if (to === null) this.sprites.drop(card);
    const places = changes.flatMap(({ from, to }) => [from, to]);
    this.sprites.settle(this.picture, places.filter((place) => place !== null), 0);
    this.decor.refresh(this.picture);
  }

  /**
   * Play an event.
   * @param {GameEvent} event
   * @param {boolean} still
   * @returns {Going}
   */
  perform(event, still) {
    const ms = still ? 0 : this.ms;
    const changes = this.picture.apply(event);
    const motions = this.motions(event, changes, ms);
    if (changes.length > 0) this.decor.refresh(this.picture);
    return { motions, rest: 0 };
  }

  /**
   * @param {GameEvent} event
   * @param {Change[]} changes
   * @param {number} ms
   * @returns {Motion[]}
   */
  motions(event, changes, ms) {
    if (event.type === "moved") return changes.flatMap((change) => this.fly(change, ms));
    if (event.type === "drawn") {
      return changes.flatMap((change, index) => this.deal(change, ms, index * ms * 0.3));
    }
    if (event.type === "finished") return this.close(changes, Math.min(ms, SHUFFLE));
    if (event.type === "revealed") return changes.flatMap((change) => this.reveal(change, ms));
    return [];
  }

  /** @param {Change} change @param {number} ms */
  fly({ card, from, to }, ms) {
    if (from === null || to === null) return [];
    // A card from another's hand comes from there, small
    this.sprites.sprite(card, from, this.sprites.topSpot(this.picture, from));
    return this.sprites.settle(this.picture, [from, to], ms);
  }

  /** @param {Change} change @param {number} ms @param {number} delay */
  deal({ card, to }, ms, delay) {
    if (to === null) return [];
    const own = this.picture.at(to).includes(card);
    if (!own && ms === 0) return [];
    const { sprites } = this;
    const sprite = sprites.sprite(card, to, sprites.topSpot(this.picture, "stock"));
    const spot = sprites.topSpot(this.picture, to);
    const motions = sprites.to(sprite, spot, ms, 1, { delay, turns: card.face !== null });
    if (!own) sprites.drop(card, motions);
    return motions;
  }

  /** A finished stack slides under the stock. @param {Change[]} changes @param {number} ms */
  close(changes, ms) {
    const spot = this.sprites.topSpot(this.picture, "stock");
    return changes.flatMap(({ card }) => {
      const sprite = this.sprites.get(card);
      if (!sprite) return [];
      const motions = this.sprites.to(sprite, spot, ms, 0, { under: true });
      this.sprites.drop(card, motions);
      return motions;
    });
  }

  /** @param {Change} change @param {number} ms */
  reveal({ card, to }, ms) {
    if (to === null) return [];
    const sprite = this.sprites.sprite(card, to, this.sprites.topSpot(this.picture, to));
    return this.sprites.reveal(sprite, ms * 0.7);
  }

  /**
   * A card goes back to where it belongs.
   * @param {Place} place
   */
  putBack(place) {
    this.sprites.settle(this.picture, [place], Math.min(this.ms, BACK));
  }
}

/**
 * The table just before a deal, made from the view after it.
 * @param {View} view
 * @param {GameEvent[]} events
 * @returns {View}
 */
export function beforeDeal(view, events) {
  const started = events.find((event) => event.type === "started");
  const drawn = events.reduce((sum, event) => sum + (event.type === "drawn" ? event.count : 0), 0);
  const { payoff_size: count, players, side_stacks: sides, center_stacks: centers } = view.rules;
  return {
    ...view,
    hand: [],
    hands: view.hands.map(() => 0),
    payoff: (started?.tops ?? []).map((top) => ({ top, count })),
    side: Array.from({ length: players }, () => Array.from({ length: sides }, () => [])),
    center: Array.from({ length: centers }, () => []),
    stock: view.stock + drawn,
    aside: 0,
    legal: [],
  };
}
