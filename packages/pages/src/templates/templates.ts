// The templates of a shop: what stands around its pages, and how its product and collection pages are laid out. Each is a
// page of blocks of its own, edited with the editor of pages.
import { isAroundPages, type TemplateName, templateUrl } from "@selvedge/domain/templates/template-names";
import type { BlockType } from "../block-type.ts";
import type { WirePage } from "../wire/wire.ts";
import { block, page, type Unplaced } from "../wire/written-page.ts";

export interface Template {
  /** What a shop's people call it. */
  readonly title: string;
  /** Where visitors see it, in one sentence. */
  readonly usedFor: string;
  /** What is looked at while it is edited. */
  readonly sample: "home" | "product" | "collection";
  /** The fixed parts that it comes with, in their order. */
  readonly parts: readonly string[];
}

export const TEMPLATES: Readonly<Record<TemplateName, Template>> = {
  header: {
    title: "Header",
    usedFor: "Above every page of the shop, except checkout and sign-in.",
    sample: "home",
    parts: ["shopHeader"],
  },
  footer: {
    title: "Footer",
    usedFor: "Below every page of the shop, except checkout and sign-in.",
    sample: "home",
    parts: ["shopFooter"],
  },
  product: {
    title: "Product page",
    usedFor: "The page of every product.",
    sample: "product",
    parts: ["productMain", "productReviews", "productRelated", "productLookedAt"],
  },
  collection: {
    title: "Collection page",
    usedFor: "The page of every collection.",
    sample: "collection",
    parts: ["collectionHead", "collectionList"],
  },
};

/** A template as every shop has it before its people change it. */
export const usualTemplate = (name: TemplateName): WirePage => ({
  ...page(
    { title: TEMPLATES[name].title, description: "", ySpacing: isAroundPages(name) ? 0 : 24 },
    TEMPLATES[name].parts.map((type): Unplaced => block(type)),
  ),
  url: templateUrl(name),
  sitemap: false,
});

/** Types that work at the address of a page of their own alone: their forms are sent there. */
const ofOwnPage = new Set(["gate", "mailContactForm", "newsletterSubscribe"]);

/**
 * Whether a template takes a type of block: its own parts, and blocks of pages. In header and footer only those that are the
 * same for every visitor and need no data.
 */
export function templateTakes(name: TemplateName, type: BlockType): boolean {
  if (type.compatibility.includes(name)) return true;
  if (ofOwnPage.has(type.type) || !type.compatibility.includes("grid")) return false;
  const depends = type.needs ?? type.conditions ?? type.itemConditions;
  const hasOwnConditions = Object.values(type.slots ?? {}).some(({ conditions }) => conditions);
  return !isAroundPages(name) || (!depends && !hasOwnConditions && !type.hydrates && type.inside?.type !== "splitTest");
}
