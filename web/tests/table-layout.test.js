import assert from "node:assert/strict";
import { test } from "node:test";
import { fan } from "../js/table/fan.js";
import { layoutTable } from "../js/table/layout.js";

const G4A = { players: 2, hand_size: 5, side_stacks: 4, center_stacks: 3 };

/** The windows that shells leave for the table. @type {Record<string, [number, number]>} */
const WINDOWS = {
  phone: [390, 693],
  low: [360, 493],
  small: [320, 489],
  smallest: [320, 440],
  side: [844, 309],
  sideSmall: [568, 240],
  tablet: [768, 873],
  desktop: [765, 669],
  wide: [1366, 669],
  huge: [1312, 981],
};

/** @param {[number, number]} window @param {object} [more] */
function layout([width, height], more = {}) {
  return layoutTable({ width, height, rules: G4A, bottom: 0, ...more });
}

/** @param {import("../js/table/layout.js").Layout} made */
function extents(made) {
  return [...made.places].map(([place, { x, y, w, h }]) => {
    return { place, x, y, right: x + w, bottom: y + h + (made.room.get(place) ?? 0) };
  });
}

/** @param {import("../js/table/layout.js").Layout} made */
function overlaps(made) {
  const rects = extents(made);
  return rects.flatMap((one, index) => rects.slice(index + 1).filter((other) => {
    const across = one.x < other.right && other.x < one.right;
    return across && one.y < other.bottom && other.y < one.bottom;
  }).map((other) => `${one.place} ${other.place}`));
}

for (const [name, window] of Object.entries(WINDOWS)) {
  test(`every place is in the window and covers no other: ${name}`, () => {
    const made = layout(window);
    assert.equal(made.scrolls, false);
    assert.equal(made.places.size, 2 * 5 + 4 + 5);
    assert.deepEqual(overlaps(made), []);
    for (const { place, x, y, right, bottom } of extents(made)) {
      assert.ok(x >= 0 && y >= 0 && right <= window[0] && bottom <= window[1], place);
    }
  });
}

test("cards are large enough on each screen", () => {
  assert.ok(layout(WINDOWS.phone).card.w >= 64);
  assert.ok(layout(WINDOWS.low).card.w >= 62);
  assert.ok(layout(WINDOWS.small).card.w >= 56);
  assert.ok(layout(WINDOWS.smallest).card.w >= 55);
  assert.ok(layout(WINDOWS.side).card.w >= 70);
  assert.ok(layout(WINDOWS.desktop).card.w >= 90);
  assert.ok(layout(WINDOWS.tablet).card.w >= 100);
});

test("each screen has its arrangement", () => {
  assert.equal(layout(WINDOWS.phone).mode, "stacked");
  assert.equal(layout(WINDOWS.tablet).mode, "stacked");
  assert.equal(layout(WINDOWS.side).mode, "split");
  assert.equal(layout(WINDOWS.desktop).mode, "stacked");
  assert.equal(layout(WINDOWS.desktop, { size: "large" }).mode, "aside");
});

test("cards are shorter only where the height is the limit", () => {
  for (const name of ["phone", "tablet", "huge"]) {
    const { card, texts, places } = layout(WINDOWS[name]);
    assert.equal(card.h, Math.floor(1.4 * card.w));
    assert.ok(Number(texts.get("name-1")?.y) < Number(places.get("p1")?.y));
  }
  for (const name of ["low", "smallest", "side", "desktop"]) {
    const { card, texts, places } = layout(WINDOWS[name]);
    assert.equal(card.h, Math.floor(1.28 * card.w));
    const [name1, pile] = [texts.get("name-1"), places.get("p1")];
    assert.ok(name1 && pile && name1.x === pile.x && name1.y > pile.y + pile.h);
  }
});

test("five columns carry the upright phone", () => {
  const { places } = layout(WINDOWS.phone);
  const xs = new Set([...places.values()].map(({ x }) => x));
  assert.equal(xs.size, 5);
  assert.equal(places.get("p0")?.x, places.get("p1")?.x);
  assert.equal(places.get("h0-4")?.x, places.get("s1-3")?.x);
});

test("the top four ranks of every fan can be read", () => {
  for (const window of Object.values(WINDOWS)) {
    const { card, room } = layout(window);
    assert.ok(card.strip >= 0.26 * card.w, "as high as an index");
    for (const free of room.values()) {
      const { offsets, slivers } = fan(12, free, card);
      const last = offsets.slice(-4);
      for (let k = 1; k < 4; k += 1) assert.ok(last[k] - last[k - 1] >= card.strip - 1);
      assert.ok(slivers <= 8);
      assert.ok(offsets[11] <= free + 1, "no fan leaves its room");
    }
  }
});

const CARD = { w: 70, strip: 22.4, wide: 28 };

test("a fan of one or no card does not spread", () => {
  assert.deepEqual(fan(1, 100, CARD), { offsets: [0], slivers: 0 });
  assert.deepEqual(fan(0, 100, CARD), { offsets: [0], slivers: 0 });
});

test("a short fan is wide, a longer one narrower, the longest has slivers", () => {
  const [short, middle, long] = [3, 5, 30].map((n) => fan(n, 90, CARD));
  assert.ok(short.offsets[1] > middle.offsets[1]);
  assert.equal(middle.slivers, 0);
  assert.ok(long.slivers > 20);
  assert.equal(long.offsets.length, 30);
  assert.ok(long.offsets.every((offset, k) => k === 0 || offset >= long.offsets[k - 1]));
});

test("left-handed mirrors the table", () => {
  const right = layout(WINDOWS.side);
  const left = layout(WINDOWS.side, { mirror: true });
  for (const [place, { x, w }] of right.places) {
    assert.equal(left.places.get(place)?.x, 844 - x - w);
  }
});

test("the card size is followed", () => {
  for (const [name, window] of Object.entries(WINDOWS)) {
    const [small, normal, large] = ["small", "normal", "large"].map((size) => {
      return layout(window, { size });
    });
    assert.ok(small.card.w < normal.card.w, name);
    assert.ok(large.card.w > normal.card.w, name);
    assert.equal(small.mode, normal.mode);
    assert.equal(large.scrolls, false, "the hand stays in sight");
    assert.deepEqual(overlaps(large), []);
  }
});

test("large cards are larger where the table scrolls anyway", () => {
  const [normal, large] = ["normal", "large"].map((size) => layout([500, 300], { size, rem: 32 }));
  assert.ok(normal.scrolls && large.scrolls);
  assert.ok(large.card.w > normal.card.w);
});

test("at 195 pixels and with text twice as large the table scrolls, down only", () => {
  for (const made of [layout([195, 325]), layout([390, 649], { rem: 32 })]) {
    assert.ok(made.scrolls);
    assert.deepEqual(overlaps(made), []);
    for (const { right, bottom } of extents(made)) {
      assert.ok(right <= made.width);
      assert.ok(bottom <= made.height);
    }
  }
  assert.ok(layout([195, 325]).card.w >= 44);
});

test("all rules find room, whatever the screen", () => {
  for (const window of Object.values(WINDOWS)) {
    for (const side of [1, 4, 6]) {
      for (const center of [1, 4, 8]) {
        for (const hand of [1, 7]) {
          for (const players of [2, 4]) {
            const rules = { players, hand_size: hand, side_stacks: side, center_stacks: center };
            const made = layout(window, { rules, bottom: 1 });
            assert.equal(made.places.size, players * (1 + side) + 1 + center + hand);
            assert.deepEqual(overlaps(made), []);
            assert.ok(made.card.w >= 38, `${window} ${JSON.stringify(rules)} ${made.card.w}`);
            for (const { right, x } of extents(made)) assert.ok(x >= 0 && right <= window[0]);
          }
        }
      }
    }
  }
});

test("a card keeps its shape", () => {
  const { card } = layout(WINDOWS.phone);
  assert.equal(card.h, Math.floor(card.w * 1.4));
});
