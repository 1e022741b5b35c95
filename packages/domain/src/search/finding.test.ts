// What stands around a search: other spellings, other words, completions, addresses, and marks in what was found.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completions } from "./completions.ts";
import { markedParts } from "./marked-parts.ts";
import { nearAddress } from "./near-address.ts";
import { search } from "./search.ts";
import { type Searchable, searchEntry } from "./search-entry.ts";
import { searchIndex } from "./search-index.ts";
import { meantInstead, respelled } from "./spelling.ts";

const indexOf = (things: readonly Omit<Searchable, "id">[]) =>
  searchIndex(things.map((thing, id) => searchEntry({ id, ...thing })));

const shop = indexOf([
  { name: "Sea Areas hoodie", type: "Unisex hoodie", colours: ["Natural", "Navy"] },
  { name: "Keep the Light On hoodie", type: "Unisex hoodie", colours: ["Ash grey"] },
  { name: "Whale Crossing sweatshirt", type: "Unisex sweatshirt", tags: ["whales"] },
  { name: "Kelp tote", type: "Tote bag" },
  { name: "Hoodies and sweatshirts", type: "Collection" },
  { name: "How is it printed?", text: `${"One at a time. ".repeat(30)} The ink is made of water.` },
]);

describe("a mistyped word is spelled as the shop spells it", () => {
  test.each([
    ["hodie", "hoodie"],
    ["hoodie navi", null],
    ["Keep hodie", "keep hoodie"],
    ["swaetshrit", "sweatshirt"],
    ["hoodie", null],
    ["hood", null],
    ["the hodie", "the hoodie"],
    ["zeppelin", null],
    ["hodie zeppelin", null],
    ["", null],
  ])("%j as %j", (typed, spelled) => {
    expect(respelled(shop, typed)).toBe(spelled);
  });
});

describe("in place of what finds nothing", () => {
  test.each([
    ["tite", "tote"],
    ["hoodie zeppelin", "hoodie"],
    ["kelp whale", "kelp"],
    ["hodie with a zeppelin", "hoodie"],
    ["zeppelin", null],
    ["!?", null],
  ])("%j: %j is offered", (typed, meant) => {
    expect(search(shop, typed)).toEqual([]);
    expect(meantInstead(shop, typed)).toBe(meant);
  });
});

describe("what is being typed may become", () => {
  test.each([
    ["ho", ["hoodie", "how"]],
    ["h", []],
    ["hoodie na", ["hoodie natural", "hoodie navy"]],
    ["wa", []],
    ["sweatshirt wh", ["sweatshirt whale"]],
    ["whale hood", []],
    ["tote", []],
    ["", []],
  ])("%j: %j", (typed, texts) => {
    expect(completions(shop, typed, 3)).toEqual(texts);
  });
});

test("a text is found by all that it says, beyond its first sentences", () => {
  expect(search(shop, "water").map(({ id }) => id)).toEqual([5]);
});

describe("an address that leads nowhere is near to one that does", () => {
  const addresses = ["/", "/t-shirts/", "/collection/t-shirts/", "/product/lemon-grin-tee/", "/our-hedges/"];
  test.each([
    ["/t-shirt/", "/t-shirts/"],
    ["/collection/tshirts/", "/collection/t-shirts/"],
    ["/product/lemon-grin-tea/", "/product/lemon-grin-tee/"],
    ["/lemon-grin-tee/", "/product/lemon-grin-tee/"],
    ["/Our-Hedges/", "/our-hedges/"],
    ["/product/luna-moth/", null],
    ["/wp/", null],
    ["/", null],
  ])("%s: %s", (typed, near) => {
    expect(
      nearAddress(
        addresses.map((url) => ({ url })),
        typed,
      )?.url ?? null,
    ).toBe(near);
  });
});

describe("what was typed is marked in what was found", () => {
  const shown = (text: string, typed: string) =>
    markedParts(text, typed)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join("");
  test.each([
    ["Sea Areas hoodie", "hood", "Sea Areas [hood]ie"],
    ["Café Éclair", "cafe", "[Café] Éclair"],
    ["High-Water tee", "high tee", "[High]-Water [tee]"],
    ["T-shirt", "tshirt", "[T-shirt]"],
    ["Sea", "", "Sea"],
    ["", "sea", ""],
    ["<b>sea</b>", "sea", "<b>[sea]</b>"],
  ])("%j for %j: %j", (text, typed, marked) => {
    expect(shown(text, typed)).toBe(marked);
  });

  test("and nothing of the text is lost", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (text, typed) => {
        expect(
          markedParts(text, typed)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

describe("one mistake in a word of five letters or more", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const letter = fc.constantFrom(...letters);
  const word = fc.string({ unit: letter, minLength: 6, maxLength: 14 });
  const mistakes: readonly [string, (word: string, at: number, other: string) => string][] = [
    ["left out", (word, at) => word.slice(0, at) + word.slice(at + 1)],
    ["put in", (word, at, other) => word.slice(0, at) + other + word.slice(at)],
    ["changed", (word, at, other) => word.slice(0, at) + other + word.slice(at + 1)],
    ["swapped", (word, at) => word.slice(0, at) + (word[at + 1] ?? "") + word[at] + word.slice(at + 2)],
  ];

  test.each(mistakes)("a letter %s: the word is still found", (_, mistaken) => {
    fc.assert(
      fc.property(word, fc.nat(13), letter, fc.array(word, { maxLength: 5 }), (name, at, other, names) => {
        const index = indexOf([{ name }, ...names.map((each) => ({ name: each }))]);
        const typed = mistaken(name, at % name.length, other);
        expect(search(index, typed).map(({ id }) => id)).toContain(0);
      }),
    );
  });

  test("a word that is spelled again finds something", () => {
    fc.assert(
      fc.property(word, fc.nat(13), letter, (name, at, other) => {
        const index = indexOf([{ name }]);
        const spelled = respelled(index, mistakes[2]![1](name, at % name.length, other));
        if (spelled !== null) expect(search(index, spelled)).toHaveLength(1);
      }),
    );
  });
});
