import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { denialOf } from "./queries.ts";
import { readAccess, type ShopAccess } from "./read-access.ts";

/**
 * Keeps what a shop's people answer to the denial of its site, for staff, who see that it is answered and look at the shop again.
 * The same words again are one answer, others are the newest. Throws conflict where the site is not denied, or not any more.
 */
export async function answerDenial({ pools, now }: Platform, merchant: Merchant, words: string): Promise<ShopAccess> {
  const { divisionId } = merchant;
  return withDivision(pools.web, divisionId, async (db) => {
    const denial = await denialOf(db, divisionId);
    if (!denial || !(await isUnderReview(db, divisionId)))
      throw new Refusal("conflict", {
        message: "Your shop is not denied any more. Reload the page to see how it stands.",
      });
    if (denial.answer?.words !== words) {
      await db
        .insertInto("denial_answers")
        .values({
          ...{ division_id: divisionId, approval_item_id: denial.id, words },
          ...{ account_id: merchant.account.id, created_at: now() },
        })
        .execute();
      await writeAudit(db, {
        ...byMerchant(merchant),
        ...{ action: "shop.denial_answered", subject: `shop ${divisionId}`, detail: { reason: words } },
      });
    }
    return readAccess(db, divisionId, now());
  });
}

const isUnderReview = async (db: Bound, divisionId: DivisionId): Promise<boolean> =>
  (await db.selectFrom("divisions").where("id", "=", divisionId).select("under_review_since").executeTakeFirst())
    ?.under_review_since != null;
