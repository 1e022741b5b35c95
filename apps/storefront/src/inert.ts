import type { PageAnswer } from "@selvedge/contracts/storefront/page-data";

/** Blocks that are plain HTML once they are drawn. A type that is not named here is woken, to be safe. */
const inertBlocks = new Set([
  "announcement",
  "banner",
  "button",
  "card",
  "expandable",
  "grid",
  "image",
  "newsletterSubscribe",
  "pod",
  "productList",
  "quote",
  "row",
  "spacer",
  "textBlock",
]);

const inertRoutes = new Set(["collection", "missing", "login", "newsletter", "failed"]);

interface Block {
  readonly type: string;
  readonly items: readonly Block[];
}

/** Whether a page the server drew works as it stands. Such a page fetches no React until one goes on from it. */
export function isInert(page: PageAnswer): boolean {
  if (page.route !== "store") return inertRoutes.has(page.route);
  return areInert((page as PageAnswer<"store">).data.blocks as readonly Block[]);
}

const areInert = (blocks: readonly Block[]): boolean =>
  blocks.every(({ type, items }) => inertBlocks.has(type) && areInert(items));
