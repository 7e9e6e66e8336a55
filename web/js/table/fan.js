/** How the cards of a side stack spread downwards. */

/** @import {CardSize} from "./layout.js" */

/** Room for the slivers of older cards, by the width of a card. */
export const SLIVERS = 0.1;

/**
 * The offset of each card from the lowest, and how many of the lowest are mere slivers. The top
 * ones show their ranks, as many as there is room for.
 * @param {number} n the cards
 * @param {number} room for the spread, in pixels
 * @param {Pick<CardSize, "w" | "strip" | "wide">} card
 * @returns {{offsets: number[], slivers: number}}
 */
export function fan(n, room, { w, strip, wide }) {
  const steps = Math.max(0, n - 1);
  if (steps * strip <= room) {
    const step = steps > 0 ? Math.min(wide, room / steps) : 0;
    return { offsets: offsets(0, 0, steps, step), slivers: 0 };
  }
  const readable = Math.max(1, Math.floor((room + 1 - SLIVERS * w) / strip));
  const slivers = steps - readable;
  const sliver = Math.min(3, Math.max(0, room - readable * strip) / slivers);
  return { offsets: offsets(slivers, sliver, readable, strip), slivers };
}

/**
 * @param {number} slivers
 * @param {number} sliver
 * @param {number} readable
 * @param {number} step
 */
function offsets(slivers, sliver, readable, step) {
  return Array.from({ length: slivers + readable + 1 }, (_, index) => {
    const thin = Math.min(index, slivers);
    return Math.round(thin * sliver + (index - thin) * step);
  });
}
