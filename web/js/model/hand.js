/**
 * Where the cards of a hand lie. A card keeps its slot until it is played: nothing closes up under
 * the finger. Cards that are drawn take the first free slots.
 */

/** @import {Face, GameEvent, Seat} from "./types.js" */

/** @typedef {{face: Face | null, slot: number}} Held a card of a hand; null: face down */

export class Hand {
  /**
   * @param {number} size how many slots there are
   * @param {Held[]} [cards] first drawn first, as a view lists them
   */
  constructor(size, cards = []) {
    this.size = size;
    this.cards = cards;
  }

  /** The slot of each card, first drawn first. */
  get slots() {
    return this.cards.map(({ slot }) => slot);
  }

  /**
   * @param {readonly (Face | null)[]} faces
   * @returns {number[]} the slots that they take
   */
  draw(faces) {
    const { size, slots } = this;
    const free = [...Array(size).keys()].filter((slot) => !slots.includes(slot));
    const taken = free.slice(0, faces.length);
    this.cards.push(...taken.map((slot, index) => ({ face: faces[index], slot })));
    return taken;
  }

  /**
   * Take a card out.
   * @param {number} index among the cards as drawn
   * @returns {number | null} the slot that is free now; null: there is no such card
   */
  play(index) {
    const card = this.cards[index];
    if (!card) return null;
    // Of equal cards, the rules always take the first drawn: the one that stays takes its part
    const first = this.cards.findIndex(({ face }) => face === card.face);
    const { slot } = card;
    card.slot = this.cards[first].slot;
    this.cards.splice(first, 1);
    return slot;
  }

  /**
   * The hand of a seat after what happened from the deal on.
   * @param {number} size
   * @param {Seat} seat
   * @param {readonly GameEvent[]} events
   */
  static after(size, seat, events) {
    const hand = new Hand(size);
    for (const event of events) {
      if (event.type === "drawn" && event.seat === seat) hand.draw(event.cards ?? []);
      if (event.type === "moved" && event.from?.startsWith(`h${seat}-`)) hand.play(slotOf(event.from));
    }
    return hand;
  }
}

/**
 * The cards of a hand from the first slot to the last.
 * @param {readonly Face[]} hand first drawn first
 * @param {readonly number[]} slots
 */
export function asItLies(hand, slots) {
  const places = [...hand.keys()].sort((one, other) => slots[one] - slots[other]);
  return places.map((index) => hand[index]);
}

/**
 * The number at the end of the name of a place.
 * @param {import("./types.js").Place} place
 */
export function slotOf(place) {
  return Number(place.slice(place.indexOf("-") + 1));
}
