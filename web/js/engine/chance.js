/** A player's own chance: it depends on its seed and on how many moves were made. */

import { sha256 } from "../../vendor/noble-hashes.js";

/**
 * Two numbers below 2^28 for the kernel's generators.
 * @typedef {{low: number, high: number}} Seeds
 */

/**
 * The chance of a player for a whole game.
 * @param {string} seed hex
 * @returns {Seeds}
 */
export function gameSeeds(seed) {
  return seedsOf(sha256(bytesOf(seed)));
}

/**
 * The chance of a player for the move after `ply` moves.
 * @param {string} seed hex
 * @param {number} ply
 * @returns {Seeds}
 */
export function moveSeeds(seed, ply) {
  return seedsOf(moveDigest(seed, ply));
}

/**
 * One of the options, each as likely as the others.
 * @template T
 * @param {readonly T[]} options not empty
 * @param {string} seed hex
 * @param {number} ply
 * @returns {T}
 */
export function pick(options, seed, ply) {
  const number = viewOf(moveDigest(seed, ply)).getBigUint64(0);
  return /** @type {T} */ (options[Number(number % BigInt(options.length))]);
}

/**
 * @param {string} seed
 * @param {number} ply
 */
function moveDigest(seed, ply) {
  const start = bytesOf(seed);
  const message = new Uint8Array(start.length + 8);
  message.set(start);
  viewOf(message).setBigUint64(start.length, BigInt(ply));
  return sha256(message);
}

/**
 * @param {Uint8Array} digest
 * @returns {Seeds}
 */
function seedsOf(digest) {
  const view = viewOf(digest);
  return { low: view.getUint32(0) >>> 4, high: view.getUint32(4) >>> 4 };
}

/** @param {Uint8Array} bytes */
function viewOf(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** @param {string} hex */
function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/.test(hex)) {
    throw new RangeError("a player's seed is not in hex digits");
  }
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => parseInt(digits, 16));
}
