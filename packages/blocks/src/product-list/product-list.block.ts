import { pageSorts, pageSortWords } from "@selvedge/domain/products/product-sorts";
import { defineBlock } from "@selvedge/pages/block-type";
import { opens } from "../parts/shared-fields.ts";

/** Products of the shop as cards, found by the server: `data.products` is a list of `ProductCard`. */
export const productListBlock = defineBlock({
  type: "productList",
  title: "Product list",
  category: "products",
  icon: "products",
  description: "Products of the shop, in the order that you choose.",
  searchWords: ["collection", "bestsellers", "shop", "goods"],
  emptyText: "There are no products here yet. Choose another collection.",
  version: 1,
  compatibility: ["grid", "section", "mail"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    href: { kind: "link", label: "Link beside the title", opens: "target" },
    target: opens,
    linkText: { kind: "text", label: "Link text", cutAt: 40 },
    sortBy: {
      kind: "choice",
      label: "Order",
      default: pageSorts[0]!,
      options: pageSorts,
      titles: pageSortWords,
    },
    limit: { kind: "number", label: "How many", default: 4, min: 1, max: 48 },
    collection: { kind: "reference", to: "collection", label: "Collection", hint: "Empty takes from the whole shop." },
  },
  needs: ({ sortBy, limit, collection }) => ({
    products: { source: "products", params: { sortBy, limit, ...(collection ? { collection } : {}) } },
  }),
  starter: { size: 12, properties: { title: "Most worn this month" } },
  example: { type: "productList", size: 12, properties: { title: "Most worn this month", limit: 4 } },
});
