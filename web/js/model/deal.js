/**
 * Fair deals, `sm-deal/1`: hashes by which nobody can choose the cards, and the program's side of
 * them in two steps, so that it is bound before a person cuts.
 */

import { hmac, sha256 } from "../../vendor/noble-hashes.js";
import { fromHex, hasLoneSurrogate, isHash, toHex, utf8 } from "./bytes.js";
import { DealError } from "./errors.js";
import { SEED_SIZE } from "./fairwords.js";
import { rulesHash } from "./ruleset.js";
import { range } from "./table.js";

/** @import {FairBlock, Rules, Seat} from "./types.js" */

export { DealError };

export const PROTOCOL = "sm-deal/1";

/** The most bytes of UTF-8 that a seat's text may have. */
export const CLIENT_SEED_SIZE = 64;

const CLIENT_RANDOM_SIZE = 16;
const ID_DIGITS = 12;

/**
 * A deal to which the program and the computer players are bound, before the persons cut. All
 * hashes and seeds are hex; `null` stands for the seats of persons. Only `commitment` and
 * `clientCommitments` may be shown.
 * @typedef {object} Prepared
 * @property {string} gameId
 * @property {number} players
 * @property {string} rulesHash
 * @property {string} serverSeed
 * @property {string} commitment
 * @property {(string | null)[]} clientSeeds
 * @property {(string | null)[]} clientCommitments
 */

/**
 * All that went into the seed of one game; the seeds are secrets until it has ended.
 * @typedef {object} Deal
 * @property {string} gameId
 * @property {string} rulesHash
 * @property {string} serverSeed
 * @property {string[]} clientSeeds
 * @property {string} commitment
 * @property {string[]} clientCommitments
 * @property {string} gameSeed
 */

// Chance

/** 32 random bytes for a game or a server. */
export const newSeed = () => randomBytes(SEED_SIZE);

/** A text that names a game, unlike any other. */
export const newGameId = () => toHex(randomBytes(SEED_SIZE)).slice(0, ID_DIGITS);

/** A seat's text at random. */
export const newClientSeed = () => toHex(randomBytes(CLIENT_RANDOM_SIZE));

/** @param {number} size */
function randomBytes(size) {
  return crypto.getRandomValues(new Uint8Array(size));
}

// The hashes

/**
 * SHA-256 over a tag and parts, each led by its length, so that no two lists hash alike.
 * @param {string} tag
 * @param {...Uint8Array} parts
 * @returns {Uint8Array}
 */
export function taggedHash(tag, ...parts) {
  const hash = sha256.create();
  for (const part of [utf8(tag), ...parts]) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, part.length);
    hash.update(length).update(part);
  }
  return hash.digest();
}

/**
 * What the server publishes before any seat has said anything.
 * @param {string} gameId
 * @param {Uint8Array} rulesDigest
 * @param {Uint8Array} serverSeed
 */
export function serverCommitment(gameId, rulesDigest, serverSeed) {
  return taggedHash("sm1/server", checkedText(gameId), rulesDigest, serverSeed);
}

/**
 * What a seat shows before it sees the others' texts. The seat's number bars copies.
 * @param {string} gameId
 * @param {Seat} seat
 * @param {string} clientSeed
 * @throws {DealError}
 */
export function clientCommitment(gameId, seat, clientSeed) {
  const text = checkedClientSeed(clientSeed, seat);
  return taggedHash("sm1/client", checkedText(gameId), Uint8Array.of(seat), text);
}

/**
 * A seat's text as UTF-8, as it is.
 * @param {string} text
 * @param {Seat} [seat]
 * @throws {DealError} it has too many bytes, or half a character
 */
export function checkedClientSeed(text, seat) {
  const bytes = checkedText(text, seat);
  if (bytes.length > CLIENT_SEED_SIZE) {
    throw new DealError("too-long", { seat, size: bytes.length, most: CLIENT_SEED_SIZE });
  }
  return bytes;
}

/**
 * @param {string} text
 * @param {Seat} [seat]
 */
function checkedText(text, seat) {
  if (hasLoneSurrogate(text)) throw new DealError("surrogate", { seat });
  return utf8(text);
}

/**
 * The deal that all parts, each as it is revealed, come to.
 * @param {string} gameId
 * @param {Uint8Array} rulesDigest
 * @param {string} serverSeed hex
 * @param {readonly string[]} clientSeeds by seat
 * @returns {Deal}
 * @throws {DealError}
 */
export function dealOf(gameId, rulesDigest, serverSeed, clientSeeds) {
  if (!isHash(serverSeed)) throw new DealError("hex");
  const secret = fromHex(serverSeed);
  const commitment = serverCommitment(gameId, rulesDigest, secret);
  const commitments = clientSeeds.map((text, seat) => clientCommitment(gameId, seat, text));
  const texts = clientSeeds.map((text, seat) => checkedClientSeed(text, seat));
  const said = [utf8(gameId), rulesDigest, commitment, ...commitments, ...texts];
  return {
    gameId,
    rulesHash: toHex(rulesDigest),
    serverSeed,
    clientSeeds: [...clientSeeds],
    commitment: toHex(commitment),
    clientCommitments: commitments.map(toHex),
    gameSeed: toHex(hmac(sha256, secret, taggedHash("sm1/transcript", ...said))),
  };
}

// The program's side

/**
 * Choose and bind all that the program chooses: its own part and the texts of the computer players.
 * A program that chose for them after a person has cut could try until it likes the cards.
 * @param {string} gameId
 * @param {Rules} rules
 * @param {readonly Seat[]} people the seats whose persons will cut
 * @returns {Prepared}
 */
export function prepareDeal(gameId, rules, people) {
  const digest = rulesHash(rules);
  const serverSeed = newSeed();
  const clientSeeds = range(rules.players).map((seat) =>
    people.includes(seat) ? null : newClientSeed(),
  );
  return {
    gameId,
    players: rules.players,
    rulesHash: toHex(digest),
    serverSeed: toHex(serverSeed),
    commitment: toHex(serverCommitment(gameId, digest, serverSeed)),
    clientSeeds,
    clientCommitments: clientSeeds.map((text, seat) =>
      text === null ? null : toHex(clientCommitment(gameId, seat, text)),
    ),
  };
}

/**
 * The deal with the texts that the persons typed, which are taken as they are; for one who typed
 * nothing a text is made at random.
 * @param {Prepared} prepared
 * @param {string | Readonly<Record<Seat, string>>} cuts by seat, or that of the first person
 * @returns {Deal}
 * @throws {DealError}
 */
export function finishDeal(prepared, cuts = {}) {
  const first = prepared.clientSeeds.indexOf(null);
  const texts = typeof cuts === "string" ? { [first]: cuts } : cuts;
  const clientSeeds = prepared.clientSeeds.map((text, seat) =>
    text === null ? texts[seat] || newClientSeed() : text,
  );
  const digest = fromHex(prepared.rulesHash);
  return dealOf(prepared.gameId, digest, prepared.serverSeed, clientSeeds);
}

/**
 * A whole deal at once, where nobody is there to see the commitment first.
 * @param {string} gameId
 * @param {Rules} rules
 * @param {string} [cut]
 * @returns {Deal}
 * @throws {DealError}
 */
export function newDeal(gameId, rules, cut = "") {
  return finishDeal(prepareDeal(gameId, rules, [0]), cut);
}

// In records

/**
 * What a record says of a deal once its game has ended.
 * @param {Deal} deal
 * @returns {FairBlock}
 */
export function fairBlock({ gameId, commitment, serverSeed, clientSeeds }) {
  return {
    protocol: PROTOCOL,
    game_id: gameId,
    commitment,
    server_seed: serverSeed,
    client_seeds: clientSeeds,
  };
}

/**
 * Check what a record reveals of its deal; nothing is checked where it reveals nothing.
 * @param {FairBlock} fair
 * @param {Rules} rules
 * @param {string | null} seed hex, null where it is kept
 * @throws {DealError}
 */
export function checkFair({ game_id, commitment, server_seed, client_seeds }, rules, seed) {
  if (server_seed === undefined || client_seeds === undefined) return;
  const deal = dealOf(game_id, rulesHash(rules), server_seed, client_seeds);
  if (client_seeds.length !== rules.players) throw new DealError("seat");
  if (deal.commitment !== commitment) throw new DealError("commitment");
  if (seed !== null && deal.gameSeed !== seed) throw new DealError("seed");
}
