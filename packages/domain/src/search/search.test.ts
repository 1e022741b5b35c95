import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNear } from "./is-near.ts";
import { matchWord } from "./match-word.ts";
import { joiningWords, search } from "./search.ts";
import { type Searchable, searchEntry } from "./search-entry.ts";
import { searchIndex } from "./search-index.ts";
import { indexedWords, textLimit, typedWords, wordLimit } from "./words.ts";

/** Texts of any code units, halves of letters among them. Plain ASCII and the rest of Unicode are equally likely. */
const anyText = (maxLength: number) => {
  const unit = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0xffff }));
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units));
};

describe("words", () => {
  test.each([
    ["Luna Moth tee", ["luna", "moth", "tee"]],
    ["  High-Water  ", ["high", "water"]],
    ["T-Shirt", ["tshirt"]],
    ["men's", ["mens"]],
    ["Café ÉCLAIR", ["cafe", "eclair"]],
    ["ﬁn № 5", ["fin", "no", "5"]],
    ["100% organic!", ["100", "organic"]],
    ["日本 シャツ", ["日本", "シャツ"]],
    ["🦋", []],
    ["", []],
    ["-'-", []],
  ])("%j is typed as %j", (text, words) => {
    expect(typedWords(text)).toEqual(words);
  });

  test.each([
    ["T-shirt", ["tshirt", "t", "shirt"]],
    ["High-Water tee", ["high", "water", "tee", "highwater"]],
    ["moth moth", ["moth"]],
  ])("%j is found by %j", (text, words) => {
    expect(indexedWords(text, 9)).toEqual(words);
  });

  test("whatever the text, its words are bounded and what is typed is among those that it is found by", () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        const typed = typedWords(text);
        expect(typed.every((word) => word.length > 0 && word.length <= wordLimit && word.isWellFormed())).toBe(true);
        expect(typed.join("").length).toBeLessThanOrEqual(textLimit * 20);
        const indexed = new Set(indexedWords(text, Number.POSITIVE_INFINITY));
        expect(typed.every((word) => indexed.has(word))).toBe(true);
      }),
    );
  });
});

describe("a typed word", () => {
  test.each([
    ["shirt", "shirt", 2],
    ["shirt", "shirts", 1],
    ["shir", "shirt", 1],
    ["shirt", "sweatshirt", 1],
    ["tshirt", "sweatshirt", 0],
    ["tee", "committee", 0],
    ["mugs", "mug", 1],
    ["dresses", "dress", 1],
    ["tshirt", "tee", 1],
    ["gray", "grey", 1],
    ["shrit", "shirt", 0.5],
    ["shrt", "shirt", 0],
    ["shiirt", "shirt", 0.5],
    ["latnern", "lantern", 0.5],
    ["sweatsihrt", "sweatshirt", 0.5],
    ["swaetshrit", "sweatshirt", 0.5],
    ["tshrt", "tee", 0.5],
    ["hoodei", "hoody", 0.5],
    ["tote", "note", 0],
    ["moth", "math", 0],
    ["s", "shirt", 1],
    ["shirt", "s", 0],
  ])("%s fits %s with %s (P5.55, platform-core §5)", (typed, word, weight) => {
    expect(matchWord(typed, word)).toBe(weight);
  });
});

describe("nearness", () => {
  /** The textbook's whole table, to compare with. */
  function distance(one: string, another: string): number {
    const table = Array.from({ length: one.length + 1 }, (_, row) =>
      Array.from({ length: another.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
    );
    for (let r = 1; r <= one.length; r++)
      for (let c = 1; c <= another.length; c++) {
        const change = one[r - 1] === another[c - 1] ? 0 : 1;
        table[r]![c] = Math.min(table[r - 1]![c]! + 1, table[r]![c - 1]! + 1, table[r - 1]![c - 1]! + change);
        if (r > 1 && c > 1 && one[r - 1] === another[c - 2] && one[r - 2] === another[c - 1])
          table[r]![c] = Math.min(table[r]![c]!, table[r - 2]![c - 2]! + 1);
      }
    return table[one.length]![another.length]!;
  }

  test("is what counting every mistake says", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, another, most) => {
        expect(isNear(one, another, most)).toBe(distance(one, another) <= most);
        expect(isNear(another, one, most)).toBe(isNear(one, another, most));
      }),
      { numRuns: 1000 },
    );
  });
});

const product = (known: Partial<Searchable>): Searchable => ({
  id: 1,
  name: "Luna Moth tee",
  tags: [],
  collections: [],
  colours: [],
  type: "",
  orders: 0,
  ...known,
});
const idsOf = (products: readonly Searchable[], typed: string) =>
  search(searchIndex(products.map(searchEntry)), typed).map(({ id }) => id);

describe("a shop's products", () => {
  const shop = [
    product({
      id: 1,
      name: "Luna Moth tee",
      tags: ["night", "insects"],
      colours: ["Black", "Clay"],
      type: "Unisex organic tee",
      orders: 40,
    }),
    product({
      id: 2,
      name: "Luna Moth hoodie",
      tags: ["night"],
      colours: ["Black"],
      type: "Unisex hoodie",
      orders: 90,
    }),
    product({
      id: 3,
      name: "High-Water tee",
      collections: ["Harbour"],
      colours: ["Navy"],
      type: "Unisex organic tee",
      orders: 70,
    }),
    product({ id: 4, name: "Lantern Hours", tags: ["moth"], colours: ["White"], type: "Art print", orders: 5 }),
    product({ id: 5, name: "Moth", colours: ["White"], type: "Sticker sheet", orders: 0 }),
    product({ id: 6, name: "Moth", colours: ["White"], type: "Mug", orders: 3 }),
  ];

  test.each<[string, string, number[]]>([
    ["a name typed exactly wins over better sellers", "luna moth tee", [1]],
    ["two of one name are ranked by their sales, and come before longer names", "Moth", [6, 5, 2, 1, 4]],
    ["a word in a name counts more than one in a tag", "moth", [6, 5, 2, 1, 4]],
    ["a further word narrows", "luna moth", [2, 1]],
    ["words may be in different fields", "black hoodie", [2]],
    ["a colour alone", "navy", [3]],
    ["a collection alone", "harbour", [3]],
    ["the beginning of a word", "lant", [4]],
    ["a typing mistake", "latnern", [4]],
    ["a hyphen or none", "high water", [3]],
    ["one word or two", "highwater", [3]],
    ["another word for it", "t-shirt", [3, 1]],
    ["a joining word alone is looked for", "the", []],
    ["joining words may be missing", "a tee with the moth", [1]],
    ["what no product has", "moth zeppelin", []],
    ["nothing", "  ", []],
    ["signs alone", "!?", []],
    ["accents play no part", "LÚNA", [2, 1]],
  ])("%s: %j", (_, typed, ids) => {
    expect(idsOf(shop, typed)).toEqual(ids);
  });
});

const someWord = fc.constantFrom(
  "luna",
  "moth",
  "tee",
  "high-water",
  "Café",
  "the",
  "navy",
  "日本",
  "t-shirt",
  "🦋",
  "x",
);
const phrase = fc.array(someWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const someProduct = fc.record({
  id: fc.integer({ min: 1, max: 1000 }),
  name: phrase,
  tags: fc.array(phrase, { maxLength: 2 }),
  collections: fc.array(phrase, { maxLength: 2 }),
  colours: fc.array(someWord, { maxLength: 2 }),
  type: phrase,
  orders: fc.integer({ min: 0, max: 3 }),
});
const someShop = fc.uniqueArray(someProduct, { selector: ({ id }) => id, minLength: 1, maxLength: 12 });

describe("for any shop", () => {
  test("a name typed exactly comes first", () => {
    fc.assert(
      fc.property(someShop, fc.nat(), (shop, at) => {
        const wanted = shop[at % shop.length]!;
        fc.pre(typedWords(wanted.name).length > 0);
        const [first] = idsOf(shop, wanted.name);
        expect(typedWords(shop.find(({ id }) => id === first)!.name)).toEqual(typedWords(wanted.name));
      }),
    );
  });

  test("also a name of any letters", () => {
    fc.assert(
      fc.property(anyText(400), someShop, (name, shop) => {
        fc.pre(typedWords(name).length > 0);
        const [first] = idsOf([...shop, product({ id: 5000, name })], name);
        const found = first === 5000 ? name : shop.find(({ id }) => id === first)!.name;
        expect(typedWords(found)).toEqual(typedWords(name));
      }),
    );
  });

  test("a further word never finds more", () => {
    fc.assert(
      fc.property(someShop, phrase, fc.oneof(someWord, anyText(20)), (shop, typed, word) => {
        fc.pre(typedWords(typed).some((each) => !joiningWords.has(each)));
        const wide = new Set(idsOf(shop, typed));
        expect(idsOf(shop, `${typed} ${word}`).filter((id) => !wide.has(id))).toEqual([]);
      }),
    );
  });

  test("the order of the products and doubled words play no part, and each is found once", () => {
    fc.assert(
      fc.property(someShop, phrase, (shop, typed) => {
        const ids = idsOf(shop, typed);
        expect(idsOf(shop.toReversed(), typed)).toEqual(ids);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test("any letters at all are taken, typed or stored", () => {
    fc.assert(
      fc.property(anyText(2000), anyText(2000), (typed, text) => {
        const odd = product({ name: text, tags: [text], collections: [text], colours: [text], type: text });
        for (const { score } of search(searchIndex([searchEntry(odd)]), typed)) expect(score).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("an entry holds a bounded number of words, however much a product says of itself", () => {
    const long = Array.from({ length: 5000 }, (_, index) => `word${index}`);
    const entry = searchEntry(
      product({
        name: long.join(" "),
        tags: long,
        collections: long,
        colours: long,
        type: long.join(" "),
        text: long.join(" "),
      }),
    );
    expect(entry.words.size).toBeLessThan(280);
  });
});
