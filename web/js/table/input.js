/**
 * What a person does on the table: taps, drags and keys become a chosen card, or a move.
 */
import { nearest, placeOf, Pointer } from "./drag.js";
import { isTaken, neighbour, wishOf } from "./keys.js";
import { optionOf, playable, played, tap, targetsOf } from "./taps.js";

/** @import {Option, Place} from "../model/types.js" */
/** @import {Mark, Marked} from "./decor.js" */
/** @import {Rect} from "./layout.js" */
/** @import {Table} from "./table.js" */
/** @import {Tap} from "./taps.js" */

/** How far a chosen card lifts, in widths of a card. */
const LIFT = 0.12;
const LIFT_MS = 90;
/** Two taps on a card within so many milliseconds are one wish. */
const TWICE_MS = 400;
/** A card whose move nobody answered goes back after so many milliseconds. */
const UNANSWERED = 1000;

export class Input {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    /** @type {Option[]} as given: hands without gaps */
    this.given = [];
    /** @type {Option[]} the same by slots of the table */
    this.options = [];
    /** @type {Place | null} */
    this.chosen = null;
    /** @type {Place | null} the place of the card under the pointer */
    this.dragged = null;
    /** @type {readonly string[] | null} */
    this.hints = null;
    /** @type {Set<Place>} where the other's cards went in the last turn, up to the next tap */
    this.last = new Set();
    /** The last tap. @type {{place: Place | null, at: number}} */
    this.tapped = { place: null, at: 0 };
    /** Counts what was shown, to know whether a move was answered. */
    this.shown = 0;
    this.pointer = new Pointer(table.root, {
      press: () => this.press(),
      canDrag: (place) => this.sources.has(place),
      lift: (place) => this.lift(place),
      move: (dx, dy) => this.drag(dx, dy),
      drop: (dx, dy) => this.drop(dx, dy),
      letGo: () => this.letGo(),
      hold: (place) => this.inspect(place),
    });
    table.root.addEventListener("click", (event) => this.click(event));
  }

  /** The places whose card may go somewhere. */
  get sources() {
    const places = this.options.map(({ from }) => from);
    return new Set(places.filter((place) => place !== null));
  }

  /** @param {Option[]} options */
  setOptions(options) {
    this.given = options;
    this.refresh();
  }

  /** @param {readonly string[] | null} moves */
  setHints(moves) {
    this.hints = moves;
    this.mark();
  }

  /** Something else is shown now. */
  changed() {
    if (this.chosen !== null) this.table.stage.putBack(this.chosen);
    this.shown += 1;
    this.hints = null;
    this.dragged = null;
    this.chosen = null;
  }

  /** Bring options and marks to the cards as they lie. */
  refresh() {
    const { picture } = this.table.stage;
    this.options = this.given.map((option) => ({
      ...option,
      from: option.from && picture.toSlot(option.from),
    }));
    if (this.chosen && !this.sources.has(this.chosen)) this.chosen = null;
    this.mark();
  }

  /** Outline what can be done; nothing while cards fly. */
  mark() {
    const { table } = this;
    const still = table.queue.busy;
    /** @type {Map<Place, Mark>} */
    const kinds = new Map();
    if (!still) this.kinds(kinds);
    if (this.dragged !== null) kinds.delete(this.dragged);
    const marks = [...kinds].map(([place, kind]) => {
      const marked = { kind, rect: this.topRect(place), over: this.over(place) };
      return /** @type {const} */ ([place, marked]);
    });
    table.decor.mark(new Map(marks));
    table.buttons.state(still ? new Set() : this.sources, this.chosen);
  }

  /** @param {Map<Place, Mark>} kinds */
  kinds(kinds) {
    for (const place of this.last) kinds.set(place, "last");
    if (this.chosen !== null) {
      for (const place of targetsOf(this.options, this.chosen)) kinds.set(place, "target");
      kinds.set(this.chosen, "chosen");
      return;
    }
    for (const place of playable(this.options)) kinds.set(place, "can");
    const hint = this.options.find(({ text }) => text === this.hints?.[0]);
    if (hint?.from) kinds.set(hint.from, "hint");
    if (hint?.to) kinds.set(hint.to, "hint");
  }

  /** What a mark lies on. @param {Place} place @returns {Marked["over"]} */
  over(place) {
    const cards = this.table.stage.picture.at(place).length;
    if (cards === 0) return "nothing";
    return cards > 1 && place.startsWith("s") ? "fan" : "card";
  }

  /**
   * The card that lies on top of a place; its outline if it is empty.
   * @param {Place} place
   * @returns {Rect}
   */
  topRect(place) {
    const { sprites, stage, layout } = this.table;
    const { x, y } = sprites.topSpot(stage.picture, place);
    const card = layout?.card ?? { w: 0, h: 0 };
    return { x, y: place === this.chosen ? lifted(y, card.w) : y, ...card };
  }

  /**
   * Take up a card, or put it down.
   * @param {Place | null} place
   */
  choose(place) {
    const { stage } = this.table;
    const before = this.chosen;
    this.chosen = place;
    this.dragged = null;
    if (before !== null && before !== place) stage.putBack(before);
    if (place !== null) this.raise(place);
    this.mark();
    if (before !== place) this.table.label();
  }

  /** @param {Place} place */
  raise(place) {
    const { sprites, stage, layout } = this.table;
    const sprite = sprites.get(stage.picture.top(place));
    if (!sprite || !layout) return;
    const { x, y, scale } = sprites.topSpot(stage.picture, place);
    const spot = { x, y: lifted(y, layout.card.w), scale };
    sprites.to(sprite, spot, Math.min(stage.ms, LIFT_MS), 60);
  }

  /** @param {MouseEvent} event */
  click(event) {
    // A click by a key or a screen reader has no pointer before it
    if (event.detail === 0) this.pointer.type = "";
    if (!this.pointer.takeClick()) return;
    if (event.detail === 0 && this.press()) return;
    const place = placeOf(event.target);
    const { tapped } = this;
    this.tapped = { place: event.detail > 0 ? place : null, at: event.timeStamp };
    if (place === null) this.choose(null);
    else this.activate(place, place === tapped.place && event.timeStamp - tapped.at < TWICE_MS);
  }

  /**
   * A press anywhere ends all waiting. True: that was all that it was for.
   * @returns {boolean}
   */
  press() {
    const { queue, foreign } = this.table;
    const { busy } = queue;
    if (!busy && this.given.length > 0) {
      if (this.last.size > 0) this.forget();
      return false;
    }
    this.table.emit("hurry");
    queue.hurry();
    return busy && (foreign || this.given.length === 0);
  }

  /** Where the other's cards went has been seen. */
  forget() {
    this.last.clear();
    this.mark();
  }

  /**
   * @param {Place} place tapped, or reached by its key
   * @param {boolean} [twice] tapped twice in quick succession
   */
  activate(place, twice = false) {
    this.obey(tap({ ...this.rules(), chosen: this.chosen, twice }, place));
  }

  /** What taps and drops are judged by. */
  rules() {
    const { picture } = this.table.stage;
    const { confirmDiscard = true } = this.table.settings;
    return {
      options: this.options,
      needs: (/** @type {Place} */ place) => picture.at(place).length,
      ask: confirmDiscard && this.pointer.type === "touch",
    };
  }

  /** @param {Tap} wish */
  obey(wish) {
    if (wish.do === "play") this.send(wish.option);
    else if (wish.do === "ask") this.ask(wish.option);
    else if (wish.do === "choose") {
      this.choose(wish.place);
      if (this.pointer.type === "") this.table.tellGoals(wish.place, wish.targets);
    } else if (wish.do === "cancel") this.choose(null);
  }

  /** @param {Option} option */
  async ask(option) {
    const { confirm } = this.table.deps;
    const { shown } = this;
    const sure = confirm ? await confirm(option.text, option.from ?? "") : true;
    if (shown !== this.shown) return;
    if (sure) this.send(option);
    else this.choose(null);
  }

  /**
   * Tell the program; the card waits where it is for the answer.
   * @param {Option} option
   */
  send(option) {
    const { stage } = this.table;
    const { given, shown } = this;
    const move = { ...option, from: option.from && stage.picture.fromSlot(option.from) };
    // The card answers at once, whatever the program has to do first
    if (option.from !== null && this.dragged === null) this.raise(option.from);
    this.chosen = null;
    this.setOptions([]);
    this.table.emit("move", move);
    setTimeout(() => {
      if (shown !== this.shown) return;
      if (option.from) stage.putBack(option.from);
      this.dragged = null;
      if (this.given.length === 0) this.setOptions(given);
    }, UNANSWERED);
  }

  /** @param {Place} place */
  inspect(place) {
    this.choose(null);
    this.table.emit("inspect", this.table.stage.picture.fromSlot(place) ?? place);
  }

  /** @param {Place} place */
  lift(place) {
    this.choose(place);
    this.dragged = place;
    this.mark();
    this.carrying(place, true);
  }

  /**
   * @param {Place} place
   * @param {boolean} on
   */
  carrying(place, on) {
    this.table.root.classList.toggle("dragging", on);
    this.sprite(place)?.el.classList.toggle("dragged", on);
  }

  /** @param {Place} place */
  sprite(place) {
    return this.table.sprites.get(this.table.stage.picture.top(place));
  }

  /** @param {number} dx @param {number} dy */
  drag(dx, dy) {
    if (this.dragged === null) return;
    const { sprites, stage } = this.table;
    const sprite = this.sprite(this.dragged);
    const { x, y, scale } = sprites.topSpot(stage.picture, this.dragged);
    if (sprite) sprites.carry(sprite, { x: x + dx, y: y + dy, scale });
  }

  /** @param {number} dx @param {number} dy */
  drop(dx, dy) {
    const { dragged } = this;
    if (dragged === null) return;
    const { x, y } = this.table.sprites.topSpot(this.table.stage.picture, dragged);
    const targets = targetsOf(this.options, dragged);
    const rects = new Map(targets.map((place) => [place, this.topRect(place)]));
    const to = nearest(rects, { x: x + dx, y: y + dy }, this.table.layout?.card.w ?? 0);
    const option = to === null ? undefined : optionOf(this.options, dragged, to);
    this.carrying(dragged, false);
    if (option) this.obey(played(this.rules(), option));
    else this.choose(null);
  }

  /** A drag that leads nowhere. */
  letGo() {
    if (this.dragged !== null) this.carrying(this.dragged, false);
    this.choose(null);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { view, scene, buttons, settings } = this.table;
    if (!view || event.defaultPrevented || isTaken(event.target)) return;
    if (settings.shortcuts === false && event.key.length === 1) return;
    const wish = wishOf(event, view.rules, scene.bottom);
    if (wish === null) return;
    if ("cancel" in wish) {
      if (this.chosen !== null || this.table.queue.busy) event.preventDefault();
      if (!this.press()) this.choose(null);
      return;
    }
    if ("command" in wish) this.table.emit("command", wish.command);
    else if ("step" in wish) {
      if (!this.owns(event.target)) return;
      this.walk(wish.step);
    } else if ("inspect" in wish) {
      if (buttons.focused === null) return;
      this.inspect(buttons.focused);
    } else {
      this.pointer.type = "";
      if (!this.press()) this.activate(wish.place);
      buttons.focus(wish.place); // is read as it is now
    }
    event.preventDefault();
  }

  /** Whether arrows are for the table: others may scroll. @param {EventTarget | null} target */
  owns(target) {
    return target === document.body || (target instanceof Node && this.table.root.contains(target));
  }

  /**
   * Walk to the next button; to the own pay-off pile if no button has the focus.
   * @param {[number, number]} step
   */
  walk(step) {
    const { buttons, layout, scene } = this.table;
    const from = buttons.focused;
    const to = from && layout ? neighbour(layout.places, from, step) : `p${scene.bottom}`;
    if (to !== null) buttons.focus(to);
  }
}

/**
 * How high a chosen card lies; never above the edge of the table.
 * @param {number} y
 * @param {number} w
 */
function lifted(y, w) {
  return Math.max(Math.min(y, 4), y - LIFT * w);
}
