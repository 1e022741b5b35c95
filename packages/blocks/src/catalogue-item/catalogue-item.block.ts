import { defineBlock } from "@selvedge/pages/block-type";

/** One blank with its cloth, sizes and colours. `data.blanks` is a list with one `CatalogueEntry`. */
export const catalogueItemBlock = defineBlock({
  type: "catalogueItem",
  title: "Catalogue: one blank",
  category: "products",
  icon: "shirt",
  description: "One blank with its cloth, sizes and colours.",
  searchWords: ["blank", "garment", "fabric"],
  emptyText: "Choose a blank to show its cloth and sizes.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    blank: { kind: "reference", to: "blank", label: "Blank", hint: "Empty takes what sells best." },
    printed: { kind: "text", label: "How it is printed", default: "One at a time, when you order it", cutAt: 80 },
  },
  needs: ({ blank }) => ({ blanks: { source: "blanks", params: { limit: 1, ...(blank ? { blank } : {}) } } }),
  starter: { size: 6, properties: {} },
  example: { type: "catalogueItem", size: 6, properties: { blank: "tee-unisex" } },
});
