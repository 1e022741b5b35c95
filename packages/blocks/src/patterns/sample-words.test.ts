import { makeBlock } from "@selvedge/pages/block-type";
import { fromWire } from "@selvedge/pages/wire/from-wire";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { block } from "@selvedge/pages/wire/written-page";
import { expect, test } from "vitest";
import { BLOCK_TYPES } from "../registry.ts";
import { words } from "./pattern.ts";
import { PATTERNS } from "./patterns.ts";
import { sampleWords } from "./sample-words.ts";

const found = (blocks: readonly object[]) =>
  sampleWords(fromWire({ url: "/", name: "", version: 1, properties: {}, blocks } as unknown as WirePage)).map(
    (each) => each.words,
  );

test("sentences and figures that a ready section came with are found, those that somebody wrote are not", () => {
  const numbers = PATTERNS.find(({ id }) => id === "story-in-numbers")!;
  expect(found(numbers.blocks)).toEqual([
    "Say what happens with a part of what people pay.",
    "31,480",
    "pieces made since we began",
    "100%",
    "printed when it is ordered",
    "4",
  ]);
  expect(
    found([block("card", { figure: "212", title: "hats" }), words("<p>We knit hats by hand in Leeds.</p>")]),
  ).toEqual([]);
});

test("a heading or a button of a few words may be meant", () => {
  expect(found([words("<h2>How it began</h2>"), block("button", { text: "Read on", href: "/about/" })])).toEqual([]);
});

test("what a new block starts with is found, unless a shop may well mean it", () => {
  const start = (type: string) => {
    const made = makeBlock(BLOCK_TYPES, type);
    return made.ok ? [made.block] : [];
  };
  expect(found(start("announcement"))).toEqual(["Free delivery over £40"]);
  expect(found(start("textBlock"))).toEqual(["A heading", "Some words under it."]);
  expect(found(start("grid"))).toEqual(["A title"]);
  expect(found([...start("button"), ...start("newsletterSubscribe"), ...start("productList")])).toEqual([]);
});
