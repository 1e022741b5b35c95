import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Facts } from "../conditions/condition.ts";
import { SHOP_CONDITIONS } from "../conditions/shop-conditions.ts";
import type { BlockRec, Doc } from "../doc.ts";
import { rec } from "../testing/op-arbitraries.ts";
import { resolve } from "./resolve.ts";
import { whyHidden } from "./why-hidden.ts";

const type = { type: "pod", title: "Pod", version: 1, compatibility: ["grid"], accepts: "any", fields: {} };
const types = new Map([["pod", type as never]]);
const conditions = SHOP_CONDITIONS;
const saturday: Facts = {
  ...{ nowMs: Date.UTC(2026, 10, 28, 12), timeZone: "Europe/London", login: "logged-out" },
  ...{ currency: "GBP", country: "GB", variations: {} },
};
const docOf = (...recs: BlockRec[]): Doc => ({
  rev: null,
  page: { properties: {} },
  blocks: new Map(recs.map((each) => [each.uid, each])),
});
const signedIn = { name: "login", params: { is: "logged-in" } };
const saturdays = { name: "weekly", params: { days: ["sat"] } };

function why(doc: Doc, uid: string, facts = saturday) {
  const { verdicts, blocks } = resolve(doc, { mode: "native", types, conditions, facts });
  const lines = whyHidden(doc, uid, { types, conditions, facts, verdicts, nameOf: () => "Row" });
  return { lines, failing: lines.filter(({ isMet }) => !isMet).map(({ text }) => text), blocks };
}

describe("why a block is not seen", () => {
  test("is said rule by rule, with those that hold", () => {
    const { lines } = why(docOf(rec("a", { props: { conditions: [saturdays, signedIn] } })), "a");
    expect(lines.map(({ isMet, text, rule }) => [isMet, text, rule])).toEqual([
      [true, "It is a block that this shop knows", null],
      [true, "It is published", null],
      [true, "It is shown on Saturdays", 0],
      [false, "It is shown only to signed-in visitors", 1],
    ]);
  });

  test.each<[string, BlockRec[], string[]]>([
    ["of no known type", [rec("a", { type: "hologram" })], ["This block cannot be built"]],
    ["not published", [rec("a", { props: { published: false } })], ["It is not published"]],
    [
      "of which all that is inside is not",
      [rec("a"), rec("b", { parent: "a", props: { published: false } })],
      ["None of the blocks inside it is published"],
    ],
    [
      "with a rule that does not exist",
      [rec("a", { props: { conditions: ["full-moon"] } })],
      ["A rule cannot be read: full-moon"],
    ],
    [
      "in which nothing is shown",
      [rec("a"), rec("b", { parent: "a", props: { conditions: [signedIn] } })],
      ["Nothing inside it is shown"],
    ],
  ])("of a block %s", (_, recs, texts) => {
    const { failing } = why(docOf(...recs), "a");
    expect(failing).toHaveLength(texts.length);
    if (!failing[0]?.includes("hologram")) expect(failing).toEqual(texts);
  });

  test("names the block around it that is hidden", () => {
    const around = rec("a", { props: { conditions: [signedIn] } });
    const { lines } = why(docOf(around, rec("b", { parent: "a" })), "b");
    expect(lines.at(-1)).toEqual({ isMet: false, text: "Row around it is hidden", rule: null, uid: "a" });
  });

  test("is answered for exactly the blocks that visitors do not get, whoever they are and whenever they come", () => {
    const flag = fc.boolean();
    const rules = fc.subarray([
      signedIn,
      saturdays,
      { name: "country", params: { in: ["FR"] } },
      { name: "odd", params: {} },
    ]);
    const block = fc.record({ published: flag, rules, parent: fc.nat(), isKnown: fc.nat(9) });
    const facts = fc.record({
      nowMs: fc.integer({ min: 0, max: 7 }).map((day) => saturday.nowMs + day * 86_400_000),
      login: fc.constantFrom("logged-in", "logged-out"),
      country: fc.constantFrom("GB", "FR", ""),
    });
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), facts, (blocks, seen) => {
        const recs = blocks.map(({ published, rules: own, parent, isKnown }, at) =>
          rec(`b${at}`, {
            ...{
              pos: `a${at}`,
              type: isKnown === 0 ? "odd" : "pod",
              parent: at === 0 || parent % 3 === 0 ? null : `b${parent % at}`,
            },
            props: { published, conditions: own as never },
          }),
        );
        const doc = docOf(...recs);
        const all = { ...saturday, ...seen } as Facts;
        const { blocks: shown } = why(doc, "b0", all);
        const uids = (level: typeof shown): string[] => level.flatMap(({ uid, items }) => [uid, ...uids(items)]);
        const visible = new Set(uids(shown));
        for (const { uid } of recs)
          expect([uid, why(doc, uid, all).failing.length === 0]).toEqual([uid, visible.has(uid)]);
      }),
      { numRuns: 1_000 },
    );
  });
});
