import type { ProductData, ShopFrame } from "@selvedge/contracts/pages/page-data";
import { reviewSummary } from "@selvedge/domain/reviews/review-summary";
import { describe, expect, test } from "vitest";
import { richResultErrors } from "../../testing/rich-results.ts";
import { productData } from "./product-data.ts";
import { organisationData, siteData } from "./shop-data.ts";

const picture = {
  side: "front",
  sizes: { 480: "https://f.test/480.webp", 1200: "https://f.test/1200.webp" },
  altText: "",
};
const size = (name: string, inStock = true) => ({ size: name, variantId: "1", sku: `T-${name}`, inStock });

const product = {
  urlName: "high-water",
  name: "High Water tee",
  sku: "HW",
  description: "<p>The sun going down.</p>",
  type: "T-shirt",
  currency: "GBP",
  price: 26,
  salePrice: null,
  onSale: false,
  manufacturer: { name: "Northkeep", urlName: "northkeep" },
  options: [
    { colour: "White", hex: "#ffffff", sizes: [size("S"), size("M", false)], images: [picture] },
    { colour: "Ash Grey", hex: "#bbbbbb", sizes: [size("L")], images: [] },
  ],
} as unknown as ProductData;

const described = {
  ...{
    product,
    origin: "https://shop.test",
    now: new Date("2026-11-23T10:00:00Z"),
    pieces: [{ weightGrams: 180, factory: "telford" }],
  },
  ...{ descriptionLength: 300, reviews: null },
};
const reviews = {
  summary: reviewSummary([{ rating: 4, fit: "true", count: 3 }]),
  list: ["Priya N.", "Tom H."].map((author, id) => ({
    ...{ id, author, rating: 4, title: "Sharp", body: "", fit: null, usualSize: "", colour: "White", size: "M" },
    ...{ photos: [], reply: "", day: "14 November 2026", createdAt: "2026-11-14T09:00:00Z" },
  })),
  more: "",
};
type Data = Record<string, unknown>;
const variantsOf = (data: Data) => data.hasVariant as (Data & { offers: Data })[];

describe("a product in structured data", () => {
  const data = productData(described);

  test.each([
    ["with variants", described],
    ["on sale", { ...described, product: { ...product, onSale: true, salePrice: 19.5 } }],
    [
      "of one variant",
      { ...described, product: { ...product, options: [{ ...product.options[0]!, sizes: [size("S")] }] } },
    ],
    ["without words", { ...described, product: { ...product, description: "", type: "" } }],
    ["of unknown weight", { ...described, pieces: [{ weightGrams: 0, factory: "telford" }] }],
    ["that buyers reviewed", { ...described, reviews }],
    ["in euros", { ...described, product: { ...product, currency: "EUR" } }],
  ])("%s has every property that Google requires", (_, given) => {
    expect(richResultErrors([productData(given as typeof described)])).toEqual([]);
  });

  test("is a group with each colour and size, whether it is in stock, and an address that selects it", () => {
    expect(data).toMatchObject({
      "@type": "ProductGroup",
      productGroupID: "HW",
      url: "https://shop.test/product/high-water/",
    });
    expect(
      variantsOf(data).map(({ color, size, sku, offers }) => [color, size, sku, offers.availability, offers.url]),
    ).toEqual([
      ["White", "S", "T-S", "https://schema.org/InStock", "https://shop.test/product/high-water/white/?size=S"],
      ["White", "M", "T-M", "https://schema.org/OutOfStock", "https://shop.test/product/high-water/white/?size=M"],
      ["Ash Grey", "L", "T-L", "https://schema.org/InStock", "https://shop.test/product/high-water/ash-grey/?size=L"],
    ]);
  });

  test("has a rating and reviews where buyers wrote some, and none where nobody did", () => {
    expect(productData({ ...described, reviews })).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 },
      review: [
        {
          author: { name: "Priya N." },
          datePublished: "2026-11-14T09:00:00Z",
          reviewRating: { ratingValue: 4 },
          name: "Sharp",
        },
        { author: { name: "Tom H." } },
      ],
    });
    expect(Object.keys(data)).not.toContain("aggregateRating");
  });

  test("shows a colour that has no picture yet with the product's", () => {
    expect(variantsOf(data).map(({ image }) => image)).toEqual(Array(3).fill("https://f.test/1200.webp"));
  });

  test("S9.08 costs what it sells for, for a year (storefront §9)", () => {
    const sold = productData({ ...described, product: { ...product, onSale: true, salePrice: 19.5 } });
    expect(variantsOf(sold)[0]?.offers).toMatchObject({ price: "19.50", priceValidUntil: "2027-11-23" });
  });

  test("is delivered for what the checkout asks, and comes back as the terms of sale say", () => {
    const { shippingDetails, hasMerchantReturnPolicy } = variantsOf(data)[0]!.offers as {
      shippingDetails: Data[];
      hasMerchantReturnPolicy: Data;
    };
    expect(shippingDetails[0]).toMatchObject({
      shippingRate: { value: "3.99", currency: "GBP" },
      shippingDestination: { addressCountry: "GB" },
      deliveryTime: { handlingTime: { minValue: 0, maxValue: 2 }, transitTime: { minValue: 2, maxValue: 3 } },
    });
    expect(shippingDetails).toHaveLength(3);
    expect(hasMerchantReturnPolicy).toMatchObject({
      ...{ merchantReturnDays: 14, returnFees: "https://schema.org/ReturnFeesCustomerResponsibility" },
    });
  });
});

test("S3.16 a shop and its search have every property that Google requires", () => {
  const frame = {
    name: "Northkeep",
    supportEmail: "help@northkeep.test",
    settings: { company: { email: "" }, social: [{ title: "Instagram", url: "https://instagram.com/northkeep" }] },
  } as unknown as ShopFrame;
  const shop = organisationData(frame, "https://shop.test");
  expect(richResultErrors([shop, siteData(frame, "https://shop.test")])).toEqual([]);
  expect(shop).toMatchObject({
    ...{ logo: "https://shop.test/icon-512.png", sameAs: ["https://instagram.com/northkeep"] },
    contactPoint: { email: "help@northkeep.test" },
  });
});

test.each([
  [{ "@type": "Product", name: "x", image: "https://a.test/a.png" }, "Product lacks offers"],
  [{ "@type": "Offer", price: "0.00", priceCurrency: "GBP", availability: "x" }, "Offer has the price 0.00"],
  [{ "@type": "Question", name: "Why?" }, "Question lacks acceptedAnswer"],
  [{ "@type": "Brand", name: "x", part: { "@id": "#none" } }, "nothing is called #none"],
  [{ "@type": "Thing" }, "Thing is no type that we write"],
])("an error is noticed in %j", (data, error) => {
  expect(richResultErrors([{ "@context": "https://schema.org", ...data }])).toContain(error);
});
