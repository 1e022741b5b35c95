import { pageSorts, pageSortWords } from "@selvedge/domain/products/product-sorts";
import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** The most products that are chosen one by one. */
export const MOST_CHOSEN = 24;

const byOrder = { field: "which", is: ["first"] } as const;

/** Products of the shop as cards, found by the server: `data.products` is a list of `ProductCard`. */
export const productListBlock = defineBlock({
  type: "productList",
  title: "Product list",
  category: "products",
  usedMost: 5,
  icon: "products",
  description: "Products of the shop: chosen by you, or the first of an order.",
  searchWords: ["collection", "bestsellers", "shop", "goods", "featured"],
  emptyText: "There are no products here yet. Choose some, or another collection.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    href: { kind: "link", label: "Link beside the title", opens: "target" },
    target: opens,
    linkText: { kind: "text", label: "Link text", cutAt: 40 },
    which: {
      kind: "choice",
      label: "Which products",
      default: "first",
      options: ["first", "chosen"],
      titles: { first: "By an order", chosen: "Chosen by you" },
    },
    products: {
      kind: "list",
      label: "Products",
      hint: "Shown in this order. One that is not on sale is left out.",
      max: MOST_CHOSEN,
      of: { product: { kind: "reference", to: "product", label: "Product" } },
      showWhen: { field: "which", is: ["chosen"] },
    },
    sortBy: {
      kind: "choice",
      label: "Order",
      default: pageSorts[0]!,
      options: pageSorts,
      titles: pageSortWords,
      showWhen: byOrder,
    },
    limit: { kind: "number", label: "How many", default: 4, min: 1, max: 48, showWhen: byOrder },
    collection: {
      kind: "reference",
      to: "collection",
      label: "Collection",
      hint: "Empty takes from the whole shop.",
      showWhen: byOrder,
    },
  },
  needs: ({ which, products, sortBy, limit, collection }) => ({
    products: {
      source: "products",
      params:
        which === "chosen"
          ? { chosen: products.map(({ product }) => product).filter(Boolean) }
          : { sortBy, limit, ...(collection ? { collection } : {}) },
    },
  }),
  starter: { size: 12, properties: { title: "Most worn this month" } },
  example: { type: "productList", size: 12, properties: { title: "Most worn this month", limit: 4 } },
});
