/**
 * What the drawing shows: which card lies where. Headless, so that it can be tested.
 *
 * Cards get a number here, so that a card stays the same card while it wanders. A `Picture` is
 * brought up to date either by an event (`apply`) or by a whole view (`reconcile`); both answer
 * with the changes for the drawing.
 */

import { Hand, slotOf } from "../model/hand.js";

/** @import {Face, GameEvent, Place, Seat, View} from "../model/types.js" */

/** @typedef {{id: number, face: Face | null}} Shown a card in the picture; null: face down */

/**
 * A card that comes, moves or goes. `from` null: it appears where it is; `to` null: it is gone.
 * The places of cards that nobody sees are `stock` and `h<seat>` (another's hand).
 * @typedef {{card: Shown, from: Place | null, to: Place | null}} Change
 */

export class Picture {
  constructor() {
    /** @type {Map<Place, Shown[]>} bottom first */
    this.cards = new Map();
    this.stock = 0;
    this.aside = 0;
    /** @type {number[]} */
    this.hands = [];
    /** @type {number[]} */
    this.payoff = [];
    /** @type {Seat} */
    this.bottom = 0;
    /** The hand at the bottom. */
    this.hand = new Hand(0);
    this.waits = false;
    this.nextId = 1;
  }

  /** @param {Place} place @returns {Shown[]} */
  at(place) {
    return this.cards.get(place) ?? [];
  }

  /** @param {Place} place @returns {Shown | undefined} */
  top(place) {
    return this.at(place).at(-1);
  }

  /**
   * Bring the picture to a view.
   * @param {View} view
   * @param {Seat} bottom
   * @param {readonly number[]} [slots] of the hand at the bottom; its cards stay if nothing is said
   * @returns {Change[]}
   */
  reconcile(view, bottom, slots = this.hand.slots) {
    this.bottom = bottom;
    this.count(view);
    const faces = handFaces(view, bottom);
    const known = slots.length === faces.length;
    const cards = faces.map((face, index) => ({ face, slot: known ? slots[index] : index }));
    this.hand = new Hand(view.rules.hand_size, cards);
    const wanted = wantedCards(view, bottom);
    for (const { face, slot } of cards) wanted.set(`h${bottom}-${slot}`, [face]);
    return this.become(wanted);
  }

  /** @param {View} view */
  count(view) {
    this.stock = view.stock;
    this.aside = view.aside;
    this.hands = [...view.hands];
    this.payoff = view.payoff.map(({ count }) => count);
    this.waits = view.rules.recycle === "when_empty";
  }

  /**
   * Make the cards those of `wanted`, with as few changes as can be.
   * @param {Map<Place, (Face | null)[]>} wanted
   * @returns {Change[]}
   */
  become(wanted) {
    const before = this.cards;
    const pool = surplus(before, wanted);
    /** @type {Change[]} */
    const changes = [];
    this.cards = new Map();
    for (const [place, faces] of wanted) {
      const old = before.get(place) ?? [];
      const same = commonLength(old, faces);
      const fresh = faces.slice(same).map((face) => {
        const found = take(pool, face);
        const card = found?.card ?? this.create(face);
        changes.push({ card, from: found?.place ?? null, to: place });
        return card;
      });
      this.cards.set(place, [...old.slice(0, same), ...fresh]);
    }
    for (const { card, place } of pool) changes.push({ card, from: place, to: null });
    return changes;
  }

  /** @param {Face | null} face @returns {Shown} */
  create(face) {
    return { id: this.nextId++, face };
  }

  /**
   * Bring the picture to the state after an event.
   * @param {GameEvent} event
   * @returns {Change[]}
   */
  apply(event) {
    if (event.type === "drawn") return this.draw(event.seat, event.count, event.cards);
    if (event.type === "moved") return this.move(event);
    if (event.type === "finished") return this.finish(`c${event.center}`);
    if (event.type === "revealed") return this.reveal(event.seat, event.card, event.left);
    return [];
  }

  /**
   * @param {Seat} seat
   * @param {number} count
   * @param {Face[] | null} faces
   * @returns {Change[]}
   */
  draw(seat, count, faces) {
    if (count > this.stock) {
      this.stock += this.aside;
      this.aside = 0;
    }
    this.stock = Math.max(0, this.stock - count);
    this.hands[seat] = (this.hands[seat] ?? 0) + count;
    if (seat !== this.bottom) {
      return Array.from({ length: count }, () => ({
        card: this.create(null), from: "stock", to: `h${seat}`,
      }));
    }
    const drawn = faces ?? Array.from({ length: count }, () => null);
    return this.hand.draw(drawn).map((slot, index) => {
      const [card, place] = [this.create(drawn[index]), `h${seat}-${slot}`];
      this.cards.set(place, [card]);
      return { card, from: "stock", to: place };
    });
  }

  /**
   * @param {Extract<GameEvent, {type: "moved"}>} event
   * @returns {Change[]}
   */
  move({ seat, card: face, from, to }) {
    if (from === null || to === null || face === null) return [];
    const source = from.startsWith("h") ? this.handSource(seat, from) : from;
    const taken = this.cards.get(source)?.pop();
    const card = taken ?? this.create(face);
    card.face = face;
    if (from.startsWith("h")) this.hands[seat] = Math.max(0, (this.hands[seat] ?? 0) - 1);
    if (from.startsWith("p")) this.payoff[seat] = Math.max(0, (this.payoff[seat] ?? 0) - 1);
    this.cards.set(to, [...this.at(to), card]);
    return [{ card, from: source, to }];
  }

  /**
   * Where a card leaves a hand: a slot, or the hand as a whole if it is another's.
   * @param {Seat} seat
   * @param {Place} from
   * @returns {Place}
   */
  handSource(seat, from) {
    const slot = seat === this.bottom ? this.hand.play(slotOf(from)) : null;
    return slot === null ? `h${seat}` : `h${seat}-${slot}`;
  }

  /** @param {Place} center @returns {Change[]} */
  finish(center) {
    const cards = this.at(center);
    this.cards.set(center, []);
    if (this.waits) this.aside += cards.length;
    else this.stock += cards.length;
    return cards.map((card) => ({ card, from: center, to: "stock" }));
  }

  /**
   * @param {Seat} seat
   * @param {Face} face
   * @param {number} left
   * @returns {Change[]}
   */
  reveal(seat, face, left) {
    const card = this.create(face);
    const place = `p${seat}`;
    this.payoff[seat] = left;
    this.cards.set(place, [card]);
    return [{ card, from: place, to: place }];
  }

  /**
   * The place on the table of a place in a view or an option: its hand lists cards without gaps.
   * @param {Place} place
   * @returns {Place}
   */
  toSlot(place) {
    const card = isSlot(place, this.bottom) ? this.hand.cards[slotOf(place)] : undefined;
    return card ? `h${this.bottom}-${card.slot}` : place;
  }

  /**
   * The reverse; null for an empty slot.
   * @param {Place} place
   * @returns {Place | null}
   */
  fromSlot(place) {
    if (!isSlot(place, this.bottom)) return place;
    const index = this.hand.slots.indexOf(slotOf(place));
    return index < 0 ? null : `h${this.bottom}-${index}`;
  }
}

/** @param {Place} place @param {Seat} seat */
function isSlot(place, seat) {
  return place.startsWith(`h${seat}-`);
}

/** @param {Seat} seat @param {number} count @returns {Place[]} */
function slotNames(seat, count) {
  return Array.from({ length: count }, (_, slot) => `h${seat}-${slot}`);
}

/**
 * The faces of the hand at the bottom; face down if the view is another's.
 * @param {View} view
 * @param {Seat} bottom
 * @returns {(Face | null)[]}
 */
function handFaces(view, bottom) {
  if (view.seat === bottom) return [...view.hand];
  return Array.from({ length: view.hands[bottom] ?? 0 }, () => null);
}

/** The cards that a view shows, but for the hand. @param {View} view @param {Seat} bottom */
function wantedCards(view, bottom) {
  /** @type {Map<Place, (Face | null)[]>} */
  const wanted = new Map();
  view.payoff.forEach(({ top }, seat) => wanted.set(`p${seat}`, top === null ? [] : [top]));
  view.side.forEach((stacks, seat) => {
    stacks.forEach((faces, k) => wanted.set(`s${seat}-${k}`, faces));
  });
  view.center.forEach((faces, k) => wanted.set(`c${k}`, faces));
  for (const place of slotNames(bottom, view.rules.hand_size)) wanted.set(place, []);
  return wanted;
}

/**
 * The cards that are not wanted where they lie.
 * @param {Map<Place, Shown[]>} cards
 * @param {Map<Place, (Face | null)[]>} wanted
 */
function surplus(cards, wanted) {
  /** @type {{card: Shown, place: Place}[]} */
  const pool = [];
  for (const [place, shown] of cards) {
    const same = commonLength(shown, wanted.get(place) ?? []);
    for (const card of shown.slice(same)) pool.push({ card, place });
  }
  return pool;
}

/** @param {Shown[]} shown @param {(Face | null)[]} faces */
function commonLength(shown, faces) {
  const end = shown.findIndex((card, index) => index >= faces.length || card.face !== faces[index]);
  return end < 0 ? shown.length : end;
}

/** @param {{card: Shown, place: Place}[]} pool @param {Face | null} face */
function take(pool, face) {
  const index = pool.findIndex(({ card }) => card.face === face);
  return index < 0 ? null : pool.splice(index, 1)[0];
}
