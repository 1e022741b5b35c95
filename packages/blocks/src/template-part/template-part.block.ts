// The fixed parts of a shop's templates: what the shop itself puts there, around which its people put blocks. What a part
// shows is rendered by the storefront; here is where it stands and what it is called.
import type { TemplateName } from "@selvedge/domain/templates/template-names";
import { type BlockCategory, type BlockType, defineBlock } from "@selvedge/pages/block-type";

interface PartOf<Type extends string> {
  readonly type: Type;
  readonly of: TemplateName;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly category?: BlockCategory;
  /** What would be lost without it; null where it may be taken out. */
  readonly needed: string | null;
}

const part = <const Type extends string>({ type, of, needed, category = "products", ...about }: PartOf<Type>) =>
  defineBlock({
    ...about,
    type,
    category,
    version: 1,
    compatibility: [of],
    accepts: [],
    hydrates: false,
    part: { needed },
    emptyText: "It is shown here on the shop’s own pages.",
    fields: {},
    starter: { size: 12, properties: {} },
    example: { type, size: 12, properties: {} },
  } satisfies Omit<BlockType, "fields"> & { fields: Record<string, never> });

export const shopHeaderBlock = part({
  type: "shopHeader",
  of: "header",
  title: "Logo, menu and basket",
  description: "The shop’s logo, its menu, and the ways to search, account, favourites and basket.",
  icon: "menu",
  category: "layout",
  needed: "Visitors would find neither their basket nor the way around.",
});

export const shopFooterBlock = part({
  type: "shopFooter",
  of: "footer",
  title: "Company, links and small print",
  description: "Who sells, the columns of links, and the legal texts.",
  icon: "list",
  category: "layout",
  needed: "A shop has to say who sells, and where its legal texts are.",
});

export const productMainBlock = part({
  type: "productMain",
  of: "product",
  title: "Product",
  description: "Pictures, name, price, colours and sizes, the button to buy it, and its details.",
  icon: "shirt",
  needed: "Nobody could buy anything without it.",
});

export const productReviewsBlock = part({
  type: "productReviews",
  of: "product",
  title: "What buyers say",
  description: "The reviews of the product, once it has some.",
  icon: "star",
  needed: null,
});

export const productRelatedBlock = part({
  type: "productRelated",
  of: "product",
  title: "You may also like",
  description: "Products that go with this one.",
  icon: "grid",
  needed: null,
});

export const productLookedAtBlock = part({
  type: "productLookedAt",
  of: "product",
  title: "Recently viewed",
  description: "The products that this visitor has viewed in the shop.",
  icon: "clock",
  needed: null,
});

export const collectionHeadBlock = part({
  type: "collectionHead",
  of: "collection",
  title: "Name of the collection",
  description: "The collection’s name and description.",
  icon: "text",
  needed: "Nobody could tell which collection it is.",
});

export const collectionListBlock = part({
  type: "collectionList",
  of: "collection",
  title: "Products of the collection",
  description: "Its products, with filters, sorting and pages.",
  icon: "grid",
  needed: "No product of the collection would be found.",
});
