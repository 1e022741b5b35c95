import type { ReviewForm } from "@selvedge/contracts/reviews/review-form";
import { withDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { insertFile } from "../../plumbing/files/index.ts";
import { readOrder } from "./pieces-to-review.ts";
import { isOwnAddress } from "./queries.ts";
import { takePhotos } from "./take-photos.ts";
import { upsertReview } from "./write-queries.ts";

interface Written {
  orderHash: string;
  itemId: number;
  review: ReviewForm;
  /** Replace the photos of before; none leaves them. */
  photos: readonly Buffer[];
  remoteAddress: string;
}

/**
 * Stores what a buyer says of a piece of an order that was sent to them. The shop's people decide whether it is shown; what is
 * written again waits again. Throws notFound, validation and tooManyTries.
 */
export async function writeReview(platform: Platform, division: Division, written: Written): Promise<void> {
  const { orderHash, itemId, review, photos, remoteAddress } = written;
  await countTry(platform.pools, limits.reviews, remoteAddress);
  const inShop = <R>(work: Parameters<typeof withDivision<R>>[2]) =>
    withDivision(platform.pools.web, division.id, work);
  const piece = await inShop(async (db) => {
    const found = await readOrder(db, division, orderHash);
    const row = found?.rows.find(({ item_id }) => item_id === itemId);
    if (!found || !row) throw new Refusal("notFound");
    if (await isOwnAddress(db, division.id, normaliseEmail(found.order.email)))
      throw new Refusal("validation", { message: "People of a shop do not review what it sells." });
    return row;
  });
  const stored = await takePhotos(platform, division.id, photos);
  await inShop(async (db) => {
    for (const file of stored) await insertFile(db, division.id, file);
    await upsertReview(db, division.id, { piece, review, photos: stored.map(({ sha256 }) => sha256) });
  });
}
