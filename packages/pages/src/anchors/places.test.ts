import { describe, expect, test } from "vitest";
import { registerBlocks } from "../block-type.ts";
import type { JsonObject } from "../json.ts";
import { fromWire } from "../wire/from-wire.ts";
import type { WireBlock } from "../wire/wire.ts";
import { lostLinks } from "./lost-links.ts";
import { freePlaceName } from "./name-places.ts";
import { idsOn, placesOn } from "./places.ts";

const doc = (blocks: readonly WireBlock[], more: JsonObject = {}) =>
  fromWire({ version: 1, rev: "1", properties: {}, ...more, blocks: [...blocks] });
const words = (uid: string, more: JsonObject = {}) => ({ uid, type: "textBlock", properties: {}, ...more });

describe("the name of a place", () => {
  test.each([
    ["What your £4 does", [], "what-your-4-does"],
    ["Größen & Maße", [], "grossen-and-masse"],
    ["Sizes", ["sizes", "sizes-2"], "sizes-3"],
    ["寸法", [], "place"],
    ["", ["place"], "place-2"],
  ])("of %j beside %j is %s", (said, taken, name) => {
    expect(freePlaceName(said, new Set(taken))).toBe(name);
  });
});

describe("the places of a page", () => {
  test("are there for blocks with a name; of two with the same one the first on the page has it", () => {
    const page = doc([
      words("a"),
      words("b", { place: "sizes", items: [words("c", { place: "care" })] }),
      words("d", { place: "sizes" }),
    ]);
    expect([...placesOn(page)]).toEqual([
      ["to-sizes", "b"],
      ["to-care", "c"],
    ]);
  });

  test("have other ids in a template, which is shown together with pages", () => {
    expect([...placesOn(doc([words("a", { place: "sizes" })], { template: "footer" })).keys()]).toEqual([
      "in-footer-sizes",
    ]);
  });

  test.each(["Two words", 'a" onclick="x', "-a", "", 4, "a".repeat(49)])("are not made of %j", (place) => {
    expect(placesOn(doc([words("a", { place })])).size).toBe(0);
  });

  test("are led to by another block's choice under the same id", () => {
    const shared = { version: 1, hydrates: false, compatibility: ["grid"], accepts: [], example: {} } as const;
    const types = registerBlocks([
      { ...shared, type: "go", title: "Go", fields: { target: { kind: "reference", to: "block", label: "Block" } } },
      { ...shared, type: "textBlock", title: "Text", fields: {} },
    ]);
    const go = (target: string) => ({ type: "go", uid: `to ${target}`, properties: { target } });
    const ids = idsOn(doc([go("a"), go("b"), words("a", { place: "sizes" }), words("b"), words("c")]), types);
    expect([...ids]).toEqual([
      ["a", "to-sizes"],
      ["b", "block-b"],
    ]);
  });
});

describe("a link whose block is gone", () => {
  const html = '<p>See <a href="#to-sizes">sizes</a>, <a href="#to-gone">colours</a></p>';
  test("is found by itself, in a list and in a text; others are not", () => {
    const page = doc([
      words("a", { place: "sizes" }),
      words("b", { properties: { html, href: "#to-sizes", other: "#reviews", entries: [{ href: "#to-lost" }] } }),
    ]);
    expect(lostLinks(page)).toEqual([
      { uid: "b", field: "html", link: "#to-gone" },
      { uid: "b", field: "entries", link: "#to-lost" },
    ]);
  });
});
