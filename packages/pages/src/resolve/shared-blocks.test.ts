// What looks the same is the same object, so that only what changed is rendered again.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defineBlock, registerBlocks } from "../block-type.ts";
import { SHOP_CONDITIONS } from "../conditions/shop-conditions.ts";
import { apply } from "../ops/apply.ts";
import { wirePages } from "../testing/wire-arbitraries.ts";
import { fromWire } from "../wire/from-wire.ts";
import { type ResolveContext, type ResolvedBlock, resolve } from "./resolve.ts";

const pod = defineBlock({
  type: "pod",
  title: "Content",
  version: 1,
  compatibility: ["grid"],
  accepts: "any",
  hydrates: false,
  fields: { title: { kind: "text", label: "Title" }, href: { kind: "link", label: "Leads to" } },
  example: { type: "pod" },
});
const facts = {
  nowMs: 0,
  timeZone: "UTC",
  login: "logged-out",
  currency: "GBP",
  country: "",
  variations: {},
} as const;
const native: ResolveContext = {
  mode: "native",
  types: registerBlocks([pod]),
  conditions: SHOP_CONDITIONS,
  facts,
};
const shown = only("logged-out");
const doc = fromWire({
  blocks: [
    {
      uid: "a",
      type: "pod",
      items: [
        { uid: "a1", type: "pod" },
        { uid: "a2", type: "pod" },
      ],
    },
    { uid: "b", type: "pod", properties: { href: "javascript:alert(1)" } },
    { uid: "c", type: "pod", properties: shown },
  ] as never,
});

function only(is: string) {
  return { conditions: [{ name: "login", params: { is } }] };
}
const flat = (blocks: readonly ResolvedBlock[]): [string, ResolvedBlock][] =>
  blocks.flatMap((block): [string, ResolvedBlock][] => [[block.uid, block], ...flat(block.items)]);
function shared(one: readonly ResolvedBlock[], other: readonly ResolvedBlock[]): string[] {
  const before = new Map(flat(one));
  return flat(other).flatMap(([uid, block]) => (before.get(uid) === block ? [uid] : []));
}

describe("resolving a page again", () => {
  test("makes new objects for the block that was changed and those around it, and for no other", () => {
    const before = resolve(doc, native);
    const set = apply(doc, { t: "set", uid: "a2", path: ["title"], from: undefined, to: "New" });
    const after = resolve(set.ok ? set.doc : doc, native, before);
    expect(shared(before.blocks, after.blocks)).toEqual(["a1", "b", "c"]);
    expect(after.blocks[0]?.items[1]?.props.title).toBe("New");
  });

  test("makes no new object for another visitor who sees the same, and still warns", () => {
    const before = resolve(doc, native);
    const after = resolve(doc, { ...native, facts: { ...facts, country: "FR", nowMs: 5 } }, before);
    expect(shared(before.blocks, after.blocks)).toEqual(["a", "a1", "a2", "b", "c"]);
    expect(after.warnings).toEqual(before.warnings);
    expect(after.warnings).toHaveLength(1);
  });

  test("makes new objects of all blocks for another way of showing them", () => {
    const before = resolve(doc, native);
    expect(shared(before.blocks, resolve(doc, { ...native, mode: "preview" }, before).blocks)).toEqual([]);
    const elsewhere = { ...native, site: { mainOrigin: "https://selvedge.test", apiOrigin: "" } };
    expect(shared(before.blocks, resolve(doc, elsewhere, before).blocks)).toEqual([]);
  });

  test("gives what resolving it for the first time gives, whatever was changed before", () => {
    fc.assert(
      fc.property(wirePages, wirePages, fc.constantFrom("native", "preview"), (one, other, mode) => {
        const context = { ...native, mode } as ResolveContext;
        const before = resolve(fromWire(one), context);
        const { made: _, ...again } = resolve(fromWire(other), context, before);
        const { made: __, ...first } = resolve(fromWire(other), context);
        expect(again).toEqual(first);
      }),
      { numRuns: 200 },
    );
  });
});
