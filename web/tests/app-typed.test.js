import assert from "node:assert/strict";
import { test } from "node:test";

import { readTyped, strictForm } from "../js/app/typed.js";

const LEGAL = ["p-c2", "s1-c1", "Th-c3", "Th-s1", "7h-s1", "7d-s2", "Kd-c1", "Kd-c2"];

test("a move as in records is taken as it is", () => {
  for (const move of LEGAL) assert.deepEqual(readTyped(` ${move} `, LEGAL), [move]);
});

test("shorter forms that fit one move mean it", () => {
  const forms = {
    p: "p-c2",
    P2: "p-c2",
    "p c2": "p-c2",
    "s1 > c1": "s1-c1",
    "10h 3": "Th-c3",
    "10-c3": "Th-c3",
    thc3: "Th-c3",
    "7h": "7h-s1",
    "7d→s2": "7d-s2",
    k1: "Kd-c1",
  };
  for (const [text, move] of Object.entries(forms)) {
    assert.deepEqual(readTyped(text, LEGAL), [move], text);
  }
});

test("what fits several moves means all of them, what fits none nothing", () => {
  assert.deepEqual(readTyped("7", LEGAL), ["7h-s1", "7d-s2"]);
  assert.deepEqual(readTyped("kd", LEGAL), ["Kd-c1", "Kd-c2"]);
  for (const text of ["", "7h1", "qh", "p-c1", "hello"]) assert.deepEqual(readTyped(text, LEGAL), []);
});

test("a text is written as the notation would have it", () => {
  assert.equal(strictForm("10H c3"), "Th-c3");
  assert.equal(strictForm("kd > C1"), "Kd-c1");
  assert.equal(strictForm("P c2"), "p-c2");
});
