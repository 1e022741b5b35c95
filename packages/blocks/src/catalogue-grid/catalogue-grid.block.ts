import { defineBlock } from "@selvedge/pages/block-type";

/** A blank that a shop prints on: what it is made of, and a picture of something printed on it. */
export interface CatalogueEntry {
  readonly code: string;
  readonly name: string;
  readonly material: string;
  /** As people read it: "XS to 3XL", "A4 to A2"; "" for one size. */
  readonly sizes: string;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
  /** The product in the picture. */
  readonly href: string;
  readonly fromPriceMinor: number;
  readonly currency: string;
  readonly image: { readonly original: string; readonly altText: string } | null;
}

/** What the factory prints on, as far as the shop sells it. `data.blanks` is a list of `CatalogueEntry`. */
export const catalogueGridBlock = defineBlock({
  type: "catalogueGrid",
  title: "Catalogue: what we print on",
  category: "products",
  icon: "tiles",
  description: "What the factory can print on, as a list.",
  searchWords: ["blanks", "garments", "catalogue"],
  emptyText: "Your shop sells no blank yet. Publish a product first.",
  version: 1,
  compatibility: ["grid", "section"],
  accepts: [],
  hydrates: false,
  fields: {
    title: { kind: "text", label: "Title", cutAt: 80 },
    copy: { kind: "text", label: "Text", cutAt: 300, multiline: true },
    limit: { kind: "number", label: "How many", default: 8, min: 1, max: 24 },
    showPrice: { kind: "flag", label: "Show the lowest price", default: true },
  },
  needs: ({ limit }) => ({ blanks: { source: "blanks", params: { limit } } }),
  starter: { size: 12, properties: { title: "What we print on" } },
  example: { type: "catalogueGrid", size: 12, properties: { title: "What we print on", limit: 4 } },
});
