import { describe, expect, test } from "vitest";
import { legalTextAt, legalTextNames, legalTexts } from "./legal-texts.ts";
import type { ShopFacts } from "./shop-facts.ts";

const shop: ShopFacts = {
  shopName: "Salt & Vine",
  companyName: "Salt <Vine> Ltd",
  addressLines: ["1 Quay,", "Leith EH6 6AB"],
  email: "hello@saltvine.test",
  phone: "",
  companyNumber: "",
  vatNumber: "GB318552460",
  origin: "https://saltvine.test",
};

describe.each(legalTextNames)("%s", (name) => {
  const html = legalTexts[name].write(shop);

  test("names the shop or its company as text, never as markup", () => {
    expect(html).toMatch(/Salt (&amp; Vine|&lt;Vine&gt; Ltd)/);
    expect(html).not.toContain("<Vine>");
  });

  test("is headings, paragraphs and lists, and says nothing empty", () => {
    expect(html.match(/<\/?([a-z0-9]+)/g)?.map((tag) => tag.replace(/<\/?/, ""))).toEqual(
      expect.arrayContaining(["h2", "p"]),
    );
    expect(html).not.toMatch(/undefined|null|, ,|, \.|<p>\s*<\/p>/);
  });

  test("is found at its address alone", () => {
    expect(legalTextAt(legalTexts[name].path)).toBe(name);
    expect(legalTextAt(`${legalTexts[name].path}more/`)).toBeUndefined();
  });
});

test("the terms of sale say what the law asks for: who sells, and 14 days to cancel", () => {
  const html = legalTexts["terms-of-sale"].write(shop);
  expect(html).toContain("Salt &lt;Vine&gt; Ltd, 1 Quay, Leith EH6 6AB, hello@saltvine.test, VAT number GB318552460");
  expect(html).toMatch(/cancel within 14 days/);
});
