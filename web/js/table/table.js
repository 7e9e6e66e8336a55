/**
 * The table: two layers, buttons that speak and cards that move. It knows no rules; what may be
 * done arrives as options, and what a person wants leaves as the text of a move.
 */
import { Buttons } from "./buttons.js";
import { Decor } from "./decor.js";
import { faceDefs } from "./faces.js";
import { Input } from "./input.js";
import { isTaken } from "./keys.js";
import { layoutTable } from "./layout.js";
import { Queue } from "./queue.js";
import { Sprites } from "./sprites.js";
import { beforeDeal, FLIGHT, Stage } from "./stage.js";
import { targetsOf } from "./taps.js";
import { Words } from "./words.js";

/** @import {Face, GameEvent, Option, Place, Seat, View} from "../model/types.js" */
/** @import {Command} from "./keys.js" */
/** @import {Layout} from "./layout.js" */
/** @import {Spot} from "./sprites.js" */

/**
 * The settings that the table follows; those of the program fit.
 * @typedef {object} TableSettings
 * @property {"slow" | "normal" | "fast" | "off"} [speed]
 * @property {string} [back]
 * @property {"small" | "normal" | "large"} [cardSize]
 * @property {boolean} [leftHanded]
 * @property {"local" | "english"} [letters]
 * @property {boolean} [confirmDiscard]
 * @property {boolean} [shortcuts] letters and digits are commands
 */

/**
 * The words of piles and cards.
 * @typedef {object} Describe
 * @property {(place: Place, view: View, names: string[], viewer?: Seat | null) => string} pileLabel
 * @property {(face: Face) => string} cardName
 * @property {(rank: number, style?: "local" | "english") => string} rankLetter
 */

/**
 * @typedef {object} TableDeps
 * @property {(key: string, args?: Record<string, string | number>) => string} text
 * @property {Describe} describe
 * @property {TableSettings} [settings]
 * @property {(text: string) => void} [say] tells those who do not see the table
 * @property {(text: string, place: Place) => Promise<boolean>} [confirm] whether a card that fits
 *   a center stack is to be discarded
 */

/**
 * @typedef {object} Scene
 * @property {Seat} bottom
 * @property {string[]} names by seat, for sentences
 * @property {string[]} titles by seat, to stand alone above the cards
 * @property {readonly number[]} [slots] where the cards of the hand lie, first drawn first
 * @property {Option[]} [options]
 */

export class Table {
  /**
   * @param {HTMLElement} host
   * @param {TableDeps} deps
   */
  constructor(host, deps) {
    this.deps = deps;
    this.host = host;
    /** @type {TableSettings} */
    this.settings = {};
    this.root = div("table");
    this.inner = div("table-inner");
    const [felt, cards, tags, layer] = ["felt", "cards", "tags", "buttons"].map(div);
    for (const each of [felt, cards, tags]) each.setAttribute("aria-hidden", "true");
    this.inner.append(felt, cards, tags, layer);
    this.root.append(faceDefs(), this.inner);
    host.append(this.root);
    this.words = new Words(this);
    this.buttons = new Buttons(layer);
    this.decor = new Decor(felt, tags, this.words);
    this.sprites = new Sprites(cards, (place) => this.handSpot(place));
    this.stage = new Stage(this.sprites, this.decor);
    this.queue = new Queue();
    /** @type {View | null} */
    this.view = null;
    /** @type {Scene} */
    this.scene = { bottom: 0, names: [], titles: [] };
    /** Whether what moves now is another's. */
    this.foreign = false;
    /** @type {Layout | null} */
    this.layout = null;
    /** The size that the layout is for. */
    this.size = "";
    /** @type {Record<string, ((value: never) => void)[]>} */
    this.listeners = { move: [], inspect: [], command: [], event: [], hurry: [] };
    this.input = new Input(this);
    this.motion = matchMedia("(prefers-reduced-motion: reduce)");
    /** Whether a key was ever pressed: browsers draw a ring before the first tap, too. */
    this.keyed = false;
    this.onKeydown = (/** @type {KeyboardEvent} */ event) => {
      this.keyed = true;
      this.root.classList.remove("quiet");
      this.input.key(event);
    };
    this.onMotion = () => this.setSettings({});
    document.addEventListener("keydown", this.onKeydown);
    this.motion.addEventListener("change", this.onMotion);
    this.observer = new ResizeObserver(() => this.resized());
    this.observer.observe(host);
    this.setSettings(deps.settings ?? {});
  }

  /** Take everything away again. */
  destroy() {
    document.removeEventListener("keydown", this.onKeydown);
    this.motion.removeEventListener("change", this.onMotion);
    this.observer.disconnect();
    this.queue.hurry();
    this.root.remove();
  }

  /** @param {(move: Option) => void} listener told each move that the person wants to make */
  onMove(listener) {
    this.listeners.move.push(listener);
  }

  /** @param {(place: Place) => void} listener told which stack is to be spread out */
  onInspect(listener) {
    this.listeners.inspect.push(listener);
  }

  /** @param {(command: Command) => void} listener told what the keys ask of the program */
  onCommand(listener) {
    this.listeners.command.push(listener);
  }

  /** @param {(event: GameEvent) => void} listener told each event once it has been shown */
  onEvent(listener) {
    this.listeners.event.push(listener);
  }

  /** @param {() => void} listener told when the person does not want to wait */
  onHurry(listener) {
    this.listeners.hurry.push(listener);
  }

  /**
   * @param {"move" | "inspect" | "command" | "event" | "hurry"} name
   * @param {unknown} [value]
   */
  emit(name, value) {
    for (const listener of this.listeners[name]) listener(/** @type {never} */ (value));
  }

  /**
   * Show a view at once, whatever was shown before.
   * @param {View} view
   * @param {Scene} scene
   */
  show(view, scene) {
    this.queue.hurry();
    this.display(view, scene);
    this.setOptions(scene.options ?? []);
  }

  /** @param {View} view @param {Scene} scene */
  display(view, scene) {
    const fresh = !this.view || scene.bottom !== this.scene.bottom || !sameTable(this.view, view);
    this.view = view;
    this.scene = scene;
    this.foreign = false;
    this.input.changed();
    this.input.last.clear();
    this.buttons.build(view.rules, scene.bottom);
    if (fresh) this.layOut();
    this.stage.show(view, scene.bottom, scene.slots, fresh);
    this.update();
  }

  /**
   * Play events one after the other, up to a view. Options given meanwhile hold from its end.
   * @param {GameEvent[]} events
   * @param {View} viewAfter
   * @returns {Promise<void>} when they have been shown
   */
  play(events, viewAfter) {
    this.input.changed();
    this.input.setOptions([]);
    if (events[0]?.type === "started" || !this.view) {
      this.queue.hurry();
      this.display(beforeDeal(viewAfter, events), { ...this.scene, slots: [] });
    }
    const moves = events.filter(({ type }) => type === "moved").length;
    for (const event of events) {
      const step = (/** @type {boolean} */ still) => this.perform(event, still, moves > 1);
      this.queue.add(step).then(() => this.emit("event", event));
    }
    return this.queue.add(() => {
      this.settle(viewAfter);
      return null;
    });
  }

  /**
   * @param {GameEvent} event
   * @param {boolean} still
   * @param {boolean} several one of several moves, which are to be told apart
   */
  perform(event, still, several) {
    if ("seat" in event) this.foreign = event.seat !== this.scene.bottom;
    const { ms } = this.stage;
    if (event.type === (this.foreign ? "turn" : "moved")) this.input.last.clear();
    const going = this.stage.perform(event, still);
    if (event.type === "moved" && this.foreign && event.to) this.input.last.add(event.to);
    if (several && event.type === "moved" && !still) going.rest = ms * 0.6;
    return going;
  }

  /** The end of what was played: exactly the view. @param {View} view */
  settle(view) {
    this.view = view;
    this.foreign = false;
    this.stage.settle(view, this.scene.bottom);
    this.update();
  }

  /** Finish all motion now. */
  finishNow() {
    this.queue.hurry();
  }

  /** @param {Option[]} options what may be done; empty: nothing */
  setOptions(options) {
    this.input.setOptions(options);
  }

  /** Put the card down that is taken up. */
  release() {
    this.input.choose(null);
  }

  /** @param {readonly string[] | null} moves moves to be pointed out */
  mark(moves) {
    this.input.setHints(moves);
  }

  /** @param {TableSettings} changes */
  setSettings(changes) {
    this.settings = { ...this.settings, ...changes };
    const { speed = "normal", back = "diamond" } = this.settings;
    this.stage.ms = this.motion.matches ? 0 : FLIGHT[speed];
    this.root.classList.toggle("still", this.stage.ms === 0);
    this.sprites.letters = [0, 10, 11, 12].map((rank) => this.words.letter(rank));
    this.sprites.back = back;
    this.decor.back = back;
    this.sprites.redraw();
    this.arrange();
  }

  /** @param {Place} place as in the view */
  focus(place) {
    this.buttons.focus(this.stage.picture.toSlot(place));
  }

  /**
   * Go to the own pay-off pile, where keys and screen readers begin, if nothing has the focus.
   * @param {boolean} [anew] for another game: unless something is being typed
   */
  home(anew = false) {
    const { activeElement: at, body } = document;
    if (anew ? isTaken(at) : at !== body) return;
    this.root.classList.toggle("quiet", !this.keyed);
    this.buttons.focus(`p${this.scene.bottom}`, true);
  }

  /** @param {Place} place @param {Place[]} targets where its card may go */
  tellGoals(place, targets) {
    this.deps.say?.(this.words.goals(place, targets));
  }

  resized() {
    if (this.size !== sizeOf(this.host)) this.arrange();
  }

  /** Lay out again, for another size or other settings. */
  arrange() {
    if (!this.view || this.host.clientWidth === 0) return;
    this.queue.hurry();
    this.input.pointer.cancel();
    this.layOut();
    this.sprites.settle(this.stage.picture, this.stage.picture.cards.keys(), 0);
    this.input.choose(this.input.chosen); // it stays in the hand when a phone is turned
    this.update();
  }

  layOut() {
    const { view, scene, settings, host } = this;
    if (!view || host.clientWidth === 0) return;
    this.size = sizeOf(host);
    this.layout = layoutTable({
      width: host.clientWidth,
      height: host.clientHeight,
      rules: view.rules,
      bottom: scene.bottom,
      rem: rem(),
      size: settings.cardSize,
      mirror: settings.leftHanded,
    });
    const { card, form, height, scrolls, mode } = this.layout;
    const { style } = this.inner;
    style.setProperty("--card-w", `${card.w}px`);
    style.setProperty("--card-h", `${card.h}px`);
    style.setProperty("height", `${height}px`);
    this.root.classList.toggle("scrolls", scrolls);
    this.root.classList.toggle("mirrored", settings.leftHanded ?? false);
    this.root.classList.toggle("short", form.short);
    this.root.dataset.mode = mode;
    this.sprites.layout = this.layout;
    this.decor.arrange(this.layout, this.stage.picture);
  }

  /** Bring buttons and marks to what is shown. */
  update() {
    this.buttons.arrange((place) => this.rectOf(place));
    this.label();
    this.input.refresh();
  }

  /** Give the buttons their names. */
  label() {
    const targets = this.input.chosen ? targetsOf(this.input.options, this.input.chosen) : [];
    const { view } = this;
    if (!view) return;
    this.buttons.label((place) => {
      const pile = this.words.place(place, view);
      return targets.includes(place) ? this.deps.text("table-target", { pile }) : pile;
    }, (section) => this.words.section(section));
    this.buttons.tell((seat) => this.words.place(`h${seat}-0`, view));
    this.buttons.aim(targets);
  }

  /** The whole of a place: its cards and where they can be touched. @param {Place} place */
  rectOf(place) {
    const rect = this.layout?.places.get(place);
    if (!rect) return null;
    const top = this.sprites.topSpot(this.stage.picture, place);
    return { ...rect, h: top.y - rect.y + rect.h };
  }

  /**
   * Where the cards of another's hand come from: the small ones beside the name.
   * @param {Place} place
   * @returns {Spot}
   */
  handSpot(place) {
    const name = this.layout?.texts.get(`name-${place.slice(1).split("-")[0]}`);
    const card = this.layout?.card;
    if (!name || !card) return { x: 0, y: 0, scale: 0.2 };
    const x = this.settings.leftHanded ? name.x + name.w - name.h : name.x + name.h;
    return { x: x - card.w / 2, y: name.y + (name.h - card.h) / 2, scale: name.h / card.h };
  }
}

/** @param {string} className */
function div(className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/** The size of the window for the table and of the text. @param {HTMLElement} host */
function sizeOf({ clientWidth, clientHeight }) {
  return `${clientWidth} ${clientHeight} ${rem()}`;
}

/** The size of the person's text. */
function rem() {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** @param {View} one @param {View} other */
function sameTable(one, other) {
  const fields = /** @type {const} */ (["players", "hand_size", "side_stacks", "center_stacks"]);
  return fields.every((field) => one.rules[field] === other.rules[field]);
}

/**
 * A table in an element.
 * @param {HTMLElement} host
 * @param {TableDeps} deps
 */
export function createTable(host, deps) {
  return new Table(host, deps);
}
