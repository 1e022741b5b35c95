import { isCustomSku } from "@selvedge/domain/products/sku";
import type { Product } from "../data/reply.ts";
import type { ShopAccess } from "../visitors/visitors-query.ts";

type Facts = Pick<Product, "sku" | "state" | "approvalStatus" | "variants" | "collectionIds">;

/** Whether the shop is open to everyone; undefined where that is not known. */
type Access = Pick<ShopAccess, "door" | "underReview"> | undefined;

const doors = {
  password: "Your shop has a password: only those who know it see anything.",
  comingSoon: "Your shop is not open yet: visitors see the page that says so.",
} as const;

const reviewWords = ({ deniedAt }: NonNullable<ShopAccess["underReview"]>): string =>
  deniedAt
    ? "Your shop was not approved, and stays closed. The reason stands under Who can visit."
    : "Your shop is under review, and closed meanwhile.";

/** Why shoppers do not find or cannot buy a product, most serious first; none where nothing is in the way. */
export function hiddenReasons(
  { sku, state, approvalStatus, variants, collectionIds }: Facts,
  access?: Access,
): string[] {
  if (state === "draft") return ["It is a draft. Publish it, and shoppers find it."];
  if (state === "hidden" && isCustomSku(sku))
    return ["It is made for one customer's quote. As long as it is hidden, nobody else finds it."];
  const offered = variants.filter(({ enabled }) => enabled);
  return [
    ...(access?.underReview ? [reviewWords(access.underReview)] : []),
    ...(access && access.door !== "open" ? [doors[access.door]] : []),
    ...(approvalStatus === "denied" ? ["Our team has denied it. The reason stands under Approval."] : []),
    ...(state === "hidden" ? ["It is hidden. Put it on sale again, and shoppers find it."] : []),
    ...(offered.length > 0 && offered.every(({ stock }) => stock === 0)
      ? ["Every colour and size is out of stock: it is shown, and cannot be bought."]
      : []),
    ...(collectionIds.length === 0
      ? ["It is in no collection. Shoppers find it by searching and by its link alone."]
      : []),
  ];
}
