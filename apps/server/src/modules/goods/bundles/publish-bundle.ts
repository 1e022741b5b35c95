import { withDivision } from "@selvedge/db/with-division";
import type { ProductId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { announceProduct } from "../products/index.ts";
import { showBundleIn } from "./show-bundle.ts";
import { lockBundle } from "./update-bundle.ts";

const isLive = (state: string) => state === "live" || state === "in_review";

/**
 * Puts a bundle on sale, and its words and pictures to review, as a product's design is. Each part has its own review, and
 * one that is denied takes the bundle off sale with it. Throws validation naming the part that is not on sale.
 */
export async function publishBundle(
  platform: Platform,
  actor: Merchant,
  { id, version }: { id: ProductId; version: number },
) {
  const { divisionId } = actor;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const { items, pieces } = await lockBundle(db, actor, { id, version });
    const hidden = pieces.find(({ row }) => !isLive(row.state));
    if (hidden || pieces.length < items.length)
      throw new Refusal("validation", {
        errors: {
          parts: [
            hidden
              ? `${hidden.row.name} is not on sale. Publish it first, or take it out.`
              : "One of these products is not in your shop any more. Remove it.",
          ],
        },
      });
    await db
      .updateTable("products")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .set({
        enabled: true,
        approval_status: sql`case when approval_status = 'draft' then 'pending' else approval_status end`,
        published_at: sql`coalesce(published_at, now())`,
        version: version + 1,
        updated_at: sql`now()`,
      })
      .execute();
    await writeAudit(db, { ...byMerchant(actor), action: "product.published", subject: `product ${id}` });
    await announceProduct(db, divisionId, id);
    return showBundleIn(db, platform, divisionId, id);
  });
}
