/** Bytes as hex digits and back. */

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} text 64 lower-case digits @returns {Uint8Array} */
export function fromHex(text) {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new RangeError("64 hex digits are wanted");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
