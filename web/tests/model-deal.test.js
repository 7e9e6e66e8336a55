import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fromHex, isHash, toHex } from "../js/model/bytes.js";
import * as deals from "../js/model/deal.js";
import { Game } from "../js/model/game.js";
import { fullRules, rulesHash } from "../js/model/ruleset.js";

const G4A = fullRules("g4a");
const refused = (code) => (error) => error.name === "DealError" && error.code === code;

describe("a fair deal", () => {
  it("binds the program and the computer players before a person cuts", () => {
    const prepared = deals.prepareDeal("g1", G4A, [0]);
    assert.equal(prepared.clientSeeds[0], null);
    assert.equal(prepared.clientCommitments[0], null);
    const secret = fromHex(prepared.serverSeed);
    const digest = rulesHash(G4A);
    assert.equal(prepared.commitment, toHex(deals.serverCommitment("g1", digest, secret)));
    const bound = deals.clientCommitment("g1", 1, prepared.clientSeeds[1]);
    assert.equal(prepared.clientCommitments[1], toHex(bound));
    assert.deepEqual(JSON.parse(JSON.stringify(prepared)), prepared);
  });

  it("takes what a person types as it is", () => {
    const prepared = deals.prepareDeal("g1", G4A, [0]);
    const deal = deals.finishDeal(prepared, " Über ♥ ");
    assert.deepEqual(deal.clientSeeds, [" Über ♥ ", prepared.clientSeeds[1]]);
    assert.deepEqual(deals.finishDeal(prepared, { 0: " Über ♥ " }), deal);
    assert.equal(deal.commitment, prepared.commitment);
    assert.equal(deal.clientCommitments[1], prepared.clientCommitments[1]);
    assert.notEqual(deals.finishDeal(prepared, "other").gameSeed, deal.gameSeed);
  });

  it("cuts at random for one who types nothing", () => {
    const prepared = deals.prepareDeal("g1", G4A, [0, 1]);
    const { clientSeeds } = deals.finishDeal(prepared, { 1: "" });
    assert.ok(clientSeeds.every((text) => /^[0-9a-f]{32}$/.test(text)));
    assert.notEqual(clientSeeds[0], clientSeeds[1]);
  });

  it("refuses a text that is too long or half a character", () => {
    const prepared = deals.prepareDeal("g1", G4A, [0]);
    assert.doesNotThrow(() => deals.finishDeal(prepared, "ü".repeat(32)));
    assert.throws(() => deals.finishDeal(prepared, "ü".repeat(33)), refused("too-long"));
    assert.throws(() => deals.finishDeal(prepared, "\ud800"), refused("surrogate"));
  });

  it("can be checked by anyone, and shows any change", () => {
    const deal = deals.newDeal(deals.newGameId(), G4A, "cut");
    const fair = deals.fairBlock(deal);
    deals.checkFair(fair, G4A, deal.gameSeed);
    const changed = (part) => () => deals.checkFair({ ...fair, ...part }, G4A, deal.gameSeed);
    assert.throws(changed({ game_id: "g2" }), refused("commitment"));
    assert.throws(changed({ server_seed: "0".repeat(64) }), refused("commitment"));
    assert.throws(changed({ client_seeds: ["cuts", "x"] }), refused("seed"));
    assert.throws(changed({ client_seeds: ["cut"] }), refused("seat"));
    const quick = fullRules("quick");
    assert.throws(() => deals.checkFair(fair, quick, deal.gameSeed), refused("commitment"));
    assert.throws(() => deals.checkFair(fair, G4A, "0".repeat(64)), refused("seed"));
  });

  it("gives a seed to play with", () => {
    const deal = deals.newDeal("g1", G4A);
    assert.ok(isHash(deal.gameSeed));
    assert.equal(new Game(G4A, fromHex(deal.gameSeed)).turn, 1);
    assert.notDeepEqual(deals.newSeed(), deals.newSeed());
  });
});
