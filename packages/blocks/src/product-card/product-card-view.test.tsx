import { describe, expect, test } from "vitest";
import { bramble, renderInShop } from "../testing/render-block.tsx";
import type { ProductCard } from "./product-card.ts";
import { ProductCardView } from "./product-card-view.tsx";

const tee: ProductCard = {
  id: 7,
  urlName: "classic-tee",
  name: "Classic Tee",
  currency: "GBP",
  priceIncTaxMinor: 2400,
  image: { original: "/tee.webp", altText: "Classic Tee in forest", cutout: true },
};
const card = (more: Partial<ProductCard> = {}, shop = bramble) =>
  renderInShop(<ProductCardView product={{ ...tee, ...more }} />, shop);

describe("a product card", () => {
  test("is one link, named by the product, leading to it", () => {
    const html = card();
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<h3[^>]*><a[^>]*href="\/product\/classic-tee\/"[^>]*>Classic Tee<\/a><\/h3>/);
    expect(html).toContain("£24.00");
  });

  test("strikes the old price through and labels both", () => {
    const html = card({ salePriceIncTaxMinor: 1950 });
    expect(html).toMatch(/Sale price <\/span>£19\.50/);
    expect(html).toMatch(/<s[^>]*><span[^>]*>Was <\/span>£24\.00<\/s>/);
    expect(html).toContain(">Sale<");
  });

  test("says that its price is that of the cheapest size, where others cost more", () => {
    expect(card({ isFrom: true })).toMatch(/<span[^>]*>From <\/span>£24\.00/);
    expect(card()).not.toContain("From ");
  });

  test("keeps its own badge before the one for a sale", () => {
    expect(card({ salePriceIncTaxMinor: 1950, badge: "Bestseller" })).not.toContain(">Sale<");
    expect(card()).not.toContain('data-part="badge"');
  });

  test("shows four colours as dots, counts the rest and names them all", () => {
    const colours = ["Ecru", "Forest", "Navy", "Black", "Rust", "Sky"].map((name, n) => ({ name, hex: `#00000${n}` }));
    const html = card({ colours });
    expect(html.match(/background-color:#00000/g)).toHaveLength(4);
    expect(html).toContain(">+2<");
    expect(html).toContain('aria-label="Colours: Ecru, Forest, Navy, Black, Rust, Sky"');
  });

  test("gives its rating in words and figures", () => {
    expect(card({ rating: { average: 4.76, count: 1214 } })).toMatch(
      /4\.8<span[^>]*> out of 5, from<\/span> \(1,214\)/,
    );
  });

  test("has space for the heart and the quick way into the basket, when the shop gives them", () => {
    const shop = {
      ...bramble,
      heart: ({ id }: ProductCard) => <button type="button">Heart {id}</button>,
      quickAdd: () => <button type="button">Add</button>,
    };
    expect(card({}, shop)).toMatch(/Heart 7.*Add/);
    expect(card()).not.toContain("<button");
  });

  test("renders without a picture", () => {
    expect(card({ image: null })).not.toContain("<img");
  });

  test("does not read the second picture out", () => {
    expect(card({ hoverImage: { original: "/back.webp", altText: "Back of the Classic Tee" } })).not.toContain(
      "Back of",
    );
  });
});
