/**
 * Bytes as hexadecimal text and as UTF-8.
 */

const HASH_HEX = /^[0-9a-f]{64}$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Lower-case hex digits, two a byte.
 * @param {Uint8Array} bytes
 */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The bytes of a text of hex digits; `isHash` says beforehand whether it is one.
 * @param {string} text
 */
export function fromHex(text) {
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    Number.parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

/**
 * Whether a value is the hex text of 32 bytes, as all seeds and hashes are.
 * @param {unknown} value
 * @returns {value is string}
 */
export const isHash = (value) => typeof value === "string" && HASH_HEX.test(value);

/**
 * A text as UTF-8, as it is: nothing is normalised.
 * @param {string} text
 */
export const utf8 = (text) => new TextEncoder().encode(text);

/**
 * Whether a text holds half a character, which UTF-8 cannot write.
 * @param {string} text
 */
export const hasLoneSurrogate = (text) => LONE_SURROGATE.test(text);

/**
 * Whether two lists of bytes are equal.
 * @param {Uint8Array} one
 * @param {Uint8Array} other
 */
export function sameBytes(one, other) {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
