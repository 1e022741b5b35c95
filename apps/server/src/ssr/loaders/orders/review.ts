// The page where a buyer says something of the pieces that were sent to them.
import { piecesToReview } from "../../../modules/orders/reviews/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { type Loaded, loadedPage, missing, type Visit } from "../../visit.ts";

/** The address of the page of an order, by the link of its receipt. */
export const reviewPath = (orderHash: string): string => `/review/${encodeURIComponent(orderHash)}/`;

export async function review({ platform, division, params, query, request, form }: Visit): Promise<Loaded<"review">> {
  const orderHash = params.orderHash!;
  const found = await piecesToReview(platform, division, orderHash);
  if (!found) {
    await countTry(platform.pools, limits.receipts, request.ip);
    return missing;
  }
  return loadedPage<"review">({
    route: "review",
    data: {
      ...{ orderHash, ...found, form },
      openItem: /^\d{1,15}$/.test(params.item ?? "") ? Number(params.item) : 0,
      isSent: form === null && query.get("sent") === "yes",
    },
    meta: { title: "Write a review", description: "", canonicalPath: reviewPath(orderHash), isNoindex: true },
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}
