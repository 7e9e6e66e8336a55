/** A hash function of @noble/hashes, as far as it is used here. */
export interface Hash {
  (message: Uint8Array): Uint8Array;
  create(): Hashing;
}

/** A hash that is being computed. */
export interface Hashing {
  update(message: Uint8Array): this;
  digest(): Uint8Array;
  clone(): Hashing;
}

export const sha256: Hash;
export function hmac(hash: Hash, key: Uint8Array, message: Uint8Array): Uint8Array;
