import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { refuseOtherTags } from "../head-code/index.ts";
import { storeSite } from "./write-queries.ts";

/** Writes the shop's own code. Throws validation where it has what does not belong in a head. */
export async function changeHeadCode({ pools, now }: Platform, by: Merchant, headCode: string) {
  refuseOtherTags(headCode);
  return withDivision(pools.web, by.divisionId, async (db) => {
    await storeSite(db, by.divisionId, { custom_code: headCode, updated_at: now() });
    const detail = { characters: headCode.length };
    await writeAudit(db, {
      ...byMerchant(by),
      action: "shop.head_code_changed",
      subject: `shop ${by.divisionId}`,
      detail,
    });
    return { headCode };
  });
}
