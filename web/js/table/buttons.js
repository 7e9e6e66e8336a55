/**
 * The layer that people, keyboards, screen readers and tests use: one stable button a place, in
 * labelled sections. All of them can be reached by Tab, as screen-reader users expect of buttons;
 * the arrow keys are the quicker way.
 */
import { placeAt } from "./decor.js";

/** @import {Place, Rules, Seat} from "../model/types.js" */
/** @import {Rect} from "./layout.js" */

/** @typedef {{key: string, seat: Seat | null, places: Place[]}} Section */

export class Buttons {
  /** @param {HTMLElement} layer */
  constructor(layer) {
    this.layer = layer;
    /** @type {Map<Place, HTMLButtonElement>} */
    this.buttons = new Map();
    /** @type {{section: Section, element: HTMLElement}[]} */
    this.sections = [];
    this.made = "";
  }

  /**
   * Make the buttons of a table; those of the same table stay, and so does the focus.
   * @param {Pick<Rules, "players" | "hand_size" | "side_stacks" | "center_stacks">} rules
   * @param {Seat} bottom
   */
  build(rules, bottom) {
    const sections = sectionsOf(rules, bottom);
    const made = JSON.stringify(sections);
    if (made === this.made) return;
    this.made = made;
    this.buttons.clear();
    this.sections = sections.map((section) => ({ section, element: this.section(section) }));
    this.layer.replaceChildren(...this.sections.map(({ element }) => element));
  }

  /** @param {Section} section */
  section(section) {
    const element = document.createElement("section");
    for (const place of section.places) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "place";
      button.dataset.place = place;
      this.buttons.set(place, button);
      element.append(button);
    }
    // The hand of another is only counted: words without a button
    if (section.key === "opponent") {
      const words = document.createElement("p");
      words.className = "hidden";
      element.append(words);
    }
    return element;
  }

  /**
   * Give each button its name, where it changed.
   * @param {(place: Place) => string} nameOf
   * @param {(section: Section) => string} labelOf
   */
  label(nameOf, labelOf) {
    for (const [place, button] of this.buttons) {
      const name = nameOf(place);
      if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
    }
    for (const { section, element } of this.sections) {
      const label = labelOf(section);
      if (element.getAttribute("aria-label") !== label) element.setAttribute("aria-label", label);
    }
  }

  /**
   * Say what the others hold.
   * @param {(seat: Seat) => string} wordsOf
   */
  tell(wordsOf) {
    for (const { section, element } of this.sections) {
      const words = element.querySelector("p");
      if (words && section.seat !== null) words.textContent = wordsOf(section.seat);
    }
  }

  /** @param {readonly Place[]} targets where the chosen card may go */
  aim(targets) {
    for (const [place, button] of this.buttons) {
      button.classList.toggle("goal", targets.includes(place));
    }
  }

  /** @param {(place: Place) => Rect | null} rectOf */
  arrange(rectOf) {
    for (const [place, button] of this.buttons) {
      const rect = rectOf(place);
      if (rect) placeAt(button, rect);
    }
  }

  /**
   * Which cards can be taken up, and which one is.
   * @param {ReadonlySet<Place>} sources
   * @param {Place | null} chosen
   */
  state(sources, chosen) {
    for (const [place, button] of this.buttons) {
      button.classList.toggle("source", sources.has(place));
      if (sources.has(place)) button.setAttribute("aria-pressed", String(place === chosen));
      else button.removeAttribute("aria-pressed");
    }
  }

  /** @param {Place} place @param {boolean} [preventScroll] */
  focus(place, preventScroll = false) {
    this.buttons.get(place)?.focus({ preventScroll });
  }

  /** The place that has the focus. @returns {Place | null} */
  get focused() {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || !this.layer.contains(active)) return null;
    return active.dataset.place ?? null;
  }
}

/**
 * @param {Pick<Rules, "players" | "hand_size" | "side_stacks" | "center_stacks">} rules
 * @param {Seat} bottom
 * @returns {Section[]}
 */
function sectionsOf(rules, bottom) {
  /** @type {Section[]} */
  const sections = [];
  for (let step = 1; step < rules.players; step += 1) {
    const seat = (bottom + step) % rules.players;
    sections.push({ key: "opponent", seat, places: piles(seat, rules.side_stacks) });
  }
  const center = ["stock", ...names("c", rules.center_stacks)];
  sections.push({ key: "center", seat: null, places: center });
  sections.push({ key: "own", seat: bottom, places: piles(bottom, rules.side_stacks) });
  sections.push({ key: "hand", seat: bottom, places: names(`h${bottom}-`, rules.hand_size) });
  return sections;
}

/** @param {Seat} seat @param {number} stacks */
function piles(seat, stacks) {
  return [`p${seat}`, ...names(`s${seat}-`, stacks)];
}

/** @param {string} prefix @param {number} count @returns {Place[]} */
function names(prefix, count) {
  return Array.from({ length: count }, (_, k) => `${prefix}${k}`);
}
