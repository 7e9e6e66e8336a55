/**
 * What lies on the felt besides cards: outlines of the places, the backs of piles, counts, the
 * rank that each center stack needs, names, and the marks that say what can be done.
 */
import { drawBack, svg } from "./faces.js";
import { fan } from "./fan.js";

/** @import {Place, Seat} from "../model/types.js" */
/** @import {Layout, Rect} from "./layout.js" */
/** @import {Picture} from "./model.js" */
/** @import {Words} from "./words.js" */

/** @typedef {"can" | "chosen" | "target" | "hint" | "last"} Mark */

/** The least size of the letters of a tag, in rem, and the width of one, by its size. */
const LEAST = 0.7;
const LETTER = 0.6;

/**
 * Where a mark is drawn, and over what.
 * @typedef {{kind: Mark, rect: Rect, over: "nothing" | "card" | "fan"}} Marked
 */

export class Decor {
  /**
   * @param {HTMLElement} felt below the cards, so that flying cards pass over counts and names
   * @param {HTMLElement} tags above them: marks, and what lies on the edges of cards
   * @param {Words} texts
   */
  constructor(felt, tags, texts) {
    this.felt = felt;
    this.tags = tags;
    this.texts = texts;
    /** @type {Map<string, HTMLElement>} */
    this.elements = new Map();
    /** @type {Map<Place, HTMLElement>} */
    this.marks = new Map();
    this.back = "diamond";
    /** @type {Layout | null} */
    this.layout = null;
  }

  /**
   * Lay out anew.
   * @param {Layout} layout
   * @param {Picture} picture
   */
  arrange(layout, picture) {
    this.layout = layout;
    const kept = new Set([...layout.places.keys()].map((place) => `slot ${place}`));
    for (const [place, rect] of layout.places) {
      const slot = this.element(`slot ${place}`, "slot", this.felt);
      placeAt(slot, rect);
      slot.dataset.kind = place[0];
    }
    for (const [name, rect] of layout.texts) {
      if (name === "status") continue;
      const element = this.element(name, "seat-name", this.felt);
      element.classList.toggle("under", rect.w === layout.card.w);
      placeAt(element, rect);
      kept.add(name);
    }
    for (const [key, element] of this.elements) {
      if (kept.has(key) || key.startsWith("tag ")) continue;
      element.remove();
      this.elements.delete(key);
    }
    this.refresh(picture);
  }

  /**
   * Bring counts and backs up to date; elements that stay the same are not touched.
   * @param {Picture} picture
   */
  refresh(picture) {
    const { layout, texts } = this;
    if (!layout) return;
    for (const [place, rect] of layout.places) {
      const top = picture.at(place);
      if (place.startsWith("c")) {
        const rank = texts.rank(top.length);
        this.tag(place, rect, "needs", [texts.needs(top.length), rank], texts.needs(9));
      } else if (place === "stock") {
        const { stock, aside } = picture;
        this.tag(place, rect, "count", [texts.stock(stock, aside), String(stock)]);
        this.pile(place, picture.stock);
      } else if (place.startsWith("p")) {
        const count = picture.payoff[Number(place.slice(1))] ?? 0;
        this.tag(place, rect, "count", [texts.left(count), String(count)]);
        this.pile(place, count - 1);
      } else if (place.startsWith("s")) this.hidden(place, rect, top.length);
    }
    for (const [name, element] of this.elements) {
      if (!name.startsWith("name-")) continue;
      this.hand(element, Number(name.slice(5)), picture);
    }
  }

  /**
   * A label under a place. Where the column is too narrow for the words it says less.
   * @param {Place} place
   * @param {Rect} rect
   * @param {string} kind
   * @param {[string, string]} texts in words; the bare number or rank
   * @param {string} [widest] the words that all labels of this kind have room for
   */
  tag(place, rect, kind, [words, bare], widest = words) {
    const layer = place.startsWith("p") ? this.felt : this.tags;
    const tag = this.element(`tag ${place}`, `tag ${kind}`, layer);
    tag.classList.toggle("edge", layer === this.tags);
    placeAt(tag, { x: rect.x, y: rect.y + rect.h, w: rect.w, h: 0 });
    const size = (rect.w - 6) / (LETTER * chars(widest));
    if (size < LEAST * (this.layout?.rem ?? 16)) write(tag, bare);
    else write(tag, words, widest);
  }

  /**
   * The number of cards of a side stack, where some of them are mere slivers.
   * @param {Place} place
   * @param {Rect} rect
   * @param {number} count
   */
  hidden(place, rect, count) {
    const { layout } = this;
    if (!layout) return;
    const { slivers } = fan(count, layout.room.get(place) ?? 0, layout.card);
    const tag = this.element(`tag ${place}`, "tag deep", this.tags);
    placeAt(tag, { x: rect.x, y: rect.y, w: rect.w, h: 0 });
    const text = slivers > 0 ? String(count) : "";
    write(tag, text);
    tag.hidden = text === "";
  }

  /**
   * The face-down cards of a pile.
   * @param {Place} place
   * @param {number} count
   */
  pile(place, count) {
    const slot = this.element(`slot ${place}`, "slot", this.felt);
    const depth = String(Math.max(0, count <= 2 ? count : count < 12 ? 2 : 3));
    if (slot.dataset.depth === depth && slot.dataset.back === this.back) return;
    slot.dataset.depth = depth;
    slot.dataset.back = this.back;
    slot.replaceChildren(...(count > 0 ? [drawBack(this.back)] : []));
  }

  /**
   * A name with as many small backs as cards in the hand.
   * @param {HTMLElement} element
   * @param {Seat} seat
   * @param {Picture} picture
   */
  hand(element, seat, picture) {
    const count = picture.hands[seat] ?? 0;
    const under = element.classList.contains("under");
    const text = under ? String(count) : this.texts.name(seat, count);
    if (element.dataset.shown === `${count} ${text}`) return;
    element.dataset.shown = `${count} ${text}`;
    const label = document.createElement("span");
    label.textContent = text;
    const cards = document.createElement("span");
    cards.className = "mini-hand";
    for (let k = 0; k < count; k += 1) cards.append(document.createElement("i"));
    element.replaceChildren(label, cards);
  }

  /**
   * Say by outlines what can be done.
   * @param {Map<Place, Marked>} wanted
   */
  mark(wanted) {
    for (const [place, element] of this.marks) {
      if (wanted.has(place)) continue;
      element.remove();
      this.marks.delete(place);
    }
    for (const [place, { kind, rect, over }] of wanted) {
      const element = this.marks.get(place) ?? this.newMark(place);
      element.dataset.over = over;
      if (element.dataset.mark !== kind) element.dataset.mark = kind;
      placeAt(element, rect);
    }
  }

  /** @param {Place} place */
  newMark(place) {
    const element = document.createElement("div");
    element.className = place.startsWith("c") ? "mark labelled" : "mark";
    const arrow = svg("path", { d: "M2 14 12 2 22 14Z" });
    element.append(svg("svg", { viewBox: "0 0 24 16", class: "arrow" }, [arrow]));
    this.tags.append(element);
    this.marks.set(place, element);
    return element;
  }

  /**
   * @param {string} key
   * @param {string} className
   * @param {HTMLElement} parent
   */
  element(key, className, parent) {
    const known = this.elements.get(key);
    if (known) return known;
    const element = document.createElement("div");
    element.className = className;
    parent.append(element);
    this.elements.set(key, element);
    return element;
  }

  clear() {
    for (const element of [...this.elements.values(), ...this.marks.values()]) element.remove();
    this.elements.clear();
    this.marks.clear();
  }
}

/**
 * Write a tag; the style sheet fits the size to the number of letters.
 * @param {HTMLElement} tag
 * @param {string} text
 * @param {string} [widest]
 */
function write(tag, text, widest = text) {
  if (tag.textContent === text && tag.dataset.widest === widest) return;
  tag.dataset.widest = widest;
  const label = document.createElement("span");
  label.textContent = text;
  label.style.setProperty("--width", String(LETTER * Math.max(chars(text), chars(widest))));
  tag.replaceChildren(label);
}

/** How many letters wide a text is with what is around it. @param {string} text */
function chars(text) {
  return text.length + 0.5;
}

/**
 * @param {HTMLElement} element
 * @param {Rect} rect
 */
export function placeAt(element, { x, y, w, h }) {
  const { style } = element;
  style.setProperty("left", `${x}px`);
  style.setProperty("top", `${y}px`);
  style.setProperty("width", `${w}px`);
  style.setProperty("height", `${h}px`);
}
