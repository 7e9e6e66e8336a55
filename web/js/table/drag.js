/**
 * The pointer on the table: drag a card once it has moved 8 pixels, hold to inspect. Everything
 * else is a click, which browsers, keyboards and screen readers make alike.
 */

/** @import {Place} from "../model/types.js" */
/** @import {Rect} from "./layout.js" */

/** A press becomes a drag after so many pixels. */
const SLACK = 8;
/** A press becomes a look at the whole stack after so many milliseconds. */
const HOLD = 500;
/** How far from a destination a card may be dropped, in widths of a card. */
const MAGNET = 1.1;

/**
 * @typedef {object} PointerDeps
 * @property {(type: string) => boolean} press a pointer went down; true: it has done its work
 * @property {(place: Place) => boolean} canDrag
 * @property {(place: Place) => void} lift
 * @property {(dx: number, dy: number) => void} move
 * @property {(dx: number, dy: number) => void} drop
 * @property {() => void} letGo the drag ends as if it had not been
 * @property {(place: Place) => void} hold
 */

export class Pointer {
  /**
   * @param {HTMLElement} root
   * @param {PointerDeps} deps
   */
  constructor(root, deps) {
    this.root = root;
    this.deps = deps;
    /** @type {{id: number, place: Place, x: number, y: number, dragging: boolean} | null} */
    this.press = null;
    /** The next click belongs to a drag, a hold or a hurry. */
    this.spent = false;
    /** Of the last press: `touch`, `mouse`, `pen`; empty for keys and screen readers. */
    this.type = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.listen();
  }

  listen() {
    const { root } = this;
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("pointermove", (event) => this.moved(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", (event) => this.lost(event));
    root.addEventListener("lostpointercapture", (event) => {
      // A finger belongs to the button under it until the table takes it over
      if (event.target === root) this.lost(event);
    });
    root.addEventListener("contextmenu", (event) => this.menu(event));
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (!event.isPrimary || event.button !== 0) return;
    this.type = event.pointerType;
    this.spent = this.deps.press(event.pointerType);
    const place = placeOf(event.target);
    if (this.spent || place === null) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.press = { id, place, x, y, dragging: false };
    this.timer = setTimeout(() => this.held(), HOLD);
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const { press } = this;
    if (!press || press.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.dragging) {
      if (Math.hypot(dx, dy) < SLACK) return;
      clearTimeout(this.timer);
      if (!this.deps.canDrag(press.place)) {
        this.press = null;
        return;
      }
      press.dragging = true;
      this.root.setPointerCapture(event.pointerId);
      this.deps.lift(press.place);
    }
    this.deps.move(dx, dy);
  }

  /** @param {PointerEvent} event */
  up(event) {
    const { press } = this;
    clearTimeout(this.timer);
    if (!press || press.id !== event.pointerId) return;
    this.press = null;
    if (!press.dragging) return;
    this.spend();
    this.deps.drop(event.clientX - press.x, event.clientY - press.y);
  }

  /** @param {PointerEvent} event */
  lost(event) {
    if (this.press?.id === event.pointerId) this.cancel();
  }

  /** End a press or a drag without any effect. */
  cancel() {
    clearTimeout(this.timer);
    const dragging = this.press?.dragging ?? false;
    this.press = null;
    if (dragging) {
      this.spend();
      this.deps.letGo();
    }
  }

  held() {
    const { press } = this;
    if (!press || press.dragging) return;
    this.press = null;
    this.spent = true;
    this.deps.hold(press.place);
  }

  /** @param {MouseEvent} event */
  menu(event) {
    const place = placeOf(event.target);
    if (place === null) return;
    event.preventDefault();
    const pressed = this.press !== null;
    clearTimeout(this.timer);
    if (this.press?.dragging) return;
    this.press = null;
    // A long touch brings this event too, before or after the timer
    if (this.type === "touch" && !pressed) return;
    this.spent = this.type === "touch";
    this.deps.hold(place);
  }

  /** Swallow the click that ends a drag; where none comes, the next one counts again. */
  spend() {
    this.spent = true;
    setTimeout(() => {
      this.spent = false;
    }, 50);
  }

  /** Whether a click is to be obeyed. */
  takeClick() {
    const { spent } = this;
    this.spent = false;
    return !spent;
  }
}

/**
 * The place of the button under an event.
 * @param {EventTarget | null} target
 * @returns {Place | null}
 */
export function placeOf(target) {
  if (!(target instanceof Element)) return null;
  const button = target.closest("[data-place]");
  return button instanceof HTMLElement ? button.dataset.place ?? null : null;
}

/**
 * The destination that a dropped card is drawn to.
 * @param {Map<Place, Rect>} targets
 * @param {{x: number, y: number}} at where the card lies
 * @param {number} w the width of a card
 * @returns {Place | null}
 */
export function nearest(targets, at, w) {
  let best = null;
  let least = MAGNET * w;
  for (const [place, rect] of targets) {
    const distance = Math.hypot(rect.x - at.x, rect.y - at.y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}
