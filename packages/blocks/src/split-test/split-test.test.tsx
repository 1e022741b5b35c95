import { SHOP_CONDITIONS } from "@selvedge/pages/conditions/shop-conditions";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { resolve } from "@selvedge/pages/resolve/resolve";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WireBlock } from "@selvedge/pages/wire/wire";
import { describe, expect, test } from "vitest";
import { BLOCK_TYPES } from "../registry.ts";

const variation = (name: string | undefined, word: string): WireBlock => ({
  uid: word,
  type: "variation",
  properties: name === undefined ? {} : { name },
  items: [{ uid: `${word}-text`, type: "textBlock", properties: { html: `<p>${word}</p>` } }],
});
const splitTest = (...items: WireBlock[]): WireBlock => ({
  uid: "test",
  type: "splitTest",
  properties: { test: "hero" },
  items,
});

function shownTo(blocks: WireBlock[], variations: Record<string, string>) {
  const facts = { nowMs: 0, timeZone: "UTC", login: "logged-out", currency: "GBP", country: "", variations } as const;
  const { reads, warnings, ...resolved } = resolve(fromWire({ blocks }), {
    ...{ mode: "native", types: BLOCK_TYPES, conditions: SHOP_CONDITIONS, facts },
  });
  return { shown: uidsIn(resolved.blocks), reads, warnings };
}
const uidsIn = (blocks: readonly ResolvedBlock[]): string[] =>
  blocks.flatMap(({ uid, items }) => [uid, ...uidsIn(items)]);

describe("a split test on a page", () => {
  const blocks = [splitTest(variation("before", "old"), variation("after", "new"))];

  test.each([
    ["before", "old"],
    ["after", "new"],
  ])("shows a visitor with %s that variation alone", (own, word) => {
    const { shown, warnings } = shownTo(blocks, { hero: own });
    expect(shown).toEqual(["test", word, `${word}-text`]);
    expect(warnings).toEqual([]);
  });

  test("S8.27: shows everyone its first while the test does not run, and the log says so", () => {
    const { shown, warnings } = shownTo(blocks, { other: "after" });
    expect(shown).toEqual(["test", "old", "old-text"]);
    expect(warnings).toEqual(["Split Test hero doesn't exist or is no longer active."]);
  });

  test("tells its variations apart, and a test that does not run from one that does", () => {
    const { reads } = shownTo(blocks, {});
    expect([...(reads.get("variation:hero") ?? [])]).toEqual(["before", "(none)", "after"]);
  });

  test("shows a variation without a name to nobody", () => {
    const { shown } = shownTo([splitTest(variation("before", "old"), variation(undefined, "unnamed"))], { hero: "" });
    expect(shown).toEqual([]);
  });
});

test("S5.23: a variation outside a split test is shown to nobody, and the log says where it belongs", () => {
  const row: WireBlock = { uid: "row", type: "row", items: [variation("before", "inner")] };
  const { shown, warnings } = shownTo([variation("before", "outer"), row], { hero: "before" });
  expect(shown).toEqual([]);
  expect(warnings).toEqual([
    "A split-test variation must be inside a split test.",
    "A split-test variation must be inside a split test.",
  ]);
});
