/**
 * The keyboard: arrows walk over the table as it lies there, letters reach piles and commands.
 */

/** @import {Place, Rules, Seat} from "../model/types.js" */
/** @import {Rect} from "./layout.js" */

/** @typedef {"hint" | "undo" | "read" | "help" | "moves"} Command */

const SIDES = ["q", "w", "e", "r", "z", "x"];
const CENTERS = ["a", "s", "d", "f", "g", "j", "k", "l"];
/** @type {Record<string, Command>} */
const COMMANDS = { h: "hint", u: "undo", t: "read", m: "moves", "?": "help" };
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * What a key asks for.
 * @typedef {{place: Place} | {command: Command} | {step: [number, number]} | {cancel: true}
 *   | {inspect: true} | null} Wish
 */

/**
 * @param {Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey">} event
 * @param {Pick<Rules, "hand_size" | "side_stacks" | "center_stacks">} rules
 * @param {Seat} bottom
 * @returns {Wish}
 */
export function wishOf(event, rules, bottom) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return { cancel: true };
  if (event.key in ARROWS) return { step: ARROWS[event.key] };
  const key = keyOf(event);
  if (key in COMMANDS) return { command: COMMANDS[key] };
  if (key === "p") return { place: `p${bottom}` };
  if (key === "i") return { inspect: true };
  const digit = Number(key);
  if (digit >= 1 && digit <= rules.hand_size) return { place: `h${bottom}-${digit - 1}` };
  const side = SIDES.indexOf(key);
  if (side >= 0 && side < rules.side_stacks) return { place: `s${bottom}-${side}` };
  const center = CENTERS.indexOf(key);
  return center >= 0 && center < rules.center_stacks ? { place: `c${center}` } : null;
}

/**
 * The Latin letter or the digit of a key. Where the layout has other letters, or digits only with
 * Shift, the key's position decides.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
function keyOf({ key, code }) {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (key === "?") return key;
  if (digit) return digit[1];
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? key;
}

/**
 * The next place in a direction: near in that direction counts, far aside counts more.
 * @param {Map<Place, Rect>} rects
 * @param {Place} from
 * @param {[number, number]} direction
 * @returns {Place | null}
 */
export function neighbour(rects, from, [dx, dy]) {
  const start = rects.get(from);
  if (!start) return null;
  const [x, y] = middle(start);
  let best = null;
  let least = Infinity;
  for (const [place, rect] of rects) {
    const [otherX, otherY] = middle(rect);
    const along = (otherX - x) * dx + (otherY - y) * dy;
    const aside = Math.abs((otherX - x) * dy) + Math.abs((otherY - y) * dx);
    // Rows and columns hold together: a place must lie ahead rather than aside
    if (place === from || along < start.w / 4) continue;
    const distance = along + 2.5 * aside;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

/** @param {Rect} rect @returns {[number, number]} */
function middle({ x, y, w, h }) {
  return [x + w / 2, y + h / 2];
}

/**
 * Whether keys belong to something else now: a field, or a dialog.
 * @param {EventTarget | null} target
 */
export function isTaken(target) {
  if (document.querySelector("dialog[open]")) return true;
  const fields = "input, textarea, select, [contenteditable]";
  return target instanceof Element && target.closest(fields) !== null;
}
