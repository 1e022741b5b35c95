import type { Product } from "../data/reply.ts";

/** What the main button of a product's page does; `solve` leads to the problems of its design. */
export type MainStep = "publish" | "solve" | "save";

type Published = Pick<Product, "publishedAt" | "hasNewDesign" | "state">;

/** Drafts and new designs are published; small changes of a published product are saved and seen at once. */
export const publishesOf = ({ publishedAt, hasNewDesign, state }: Published): boolean =>
  publishedAt === null || hasNewDesign || state === "denied";

/**
 * The next step of a product with `unsaved` changes on its page. Publishing saves them first. While the design prevents
 * publishing they are only saved, because the link to the studio leaves the page.
 */
export function mainStepOf(product: Published, unsaved: number, hasProblems: boolean): MainStep {
  if (!publishesOf(product)) return "save";
  if (!hasProblems) return "publish";
  return unsaved > 0 ? "save" : "solve";
}

/** Whether what was typed can be saved beside the main step, without putting it on sale. */
export const savesApart = (product: Published, unsaved: number, hasProblems: boolean): boolean =>
  unsaved > 0 && mainStepOf(product, unsaved, hasProblems) === "publish";
