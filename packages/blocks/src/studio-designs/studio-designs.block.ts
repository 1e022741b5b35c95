import { defineBlock } from "@selvedge/pages/block-type";

/** Designs that shoppers may start from: the prints of a collection. `data.designs` is a list of `ProductCard`. */
export const studioDesignsBlock = defineBlock({
  type: "studioDesigns",
  title: "Studio: designs to start from",
  category: "products",
  icon: "picture",
  description: "Designs that shoppers may start from.",
  searchWords: ["customise", "designs", "templates"],
  emptyText: "This collection holds no products. Choose another.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", default: "Start from one of ours", cutAt: 60 },
    collection: { kind: "reference", to: "collection", label: "Collection", hint: "Empty takes from the whole shop." },
    limit: { kind: "number", label: "How many", default: 4, min: 1, max: 12 },
  },
  needs: ({ collection, limit }) => ({
    designs: {
      source: "products",
      params: { sortBy: "bestsellerOrder", limit, ...(collection ? { collection } : {}) },
    },
  }),
  starter: { size: 12, properties: {} },
  example: { type: "studioDesigns", size: 12, properties: { limit: 4 } },
});
