import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { labelOf } from "./queries.ts";

/** A link to the shop's own host that opens it once, to one of the shop's own people, for two hours. */
export function previewShop(platform: Platform, merchant: Merchant): Promise<string> {
  const { divisionId, account } = merchant;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const label = await labelOf(db, divisionId);
    const { token } = await issueCode(platform, db, {
      purpose: "preview_shop",
      sentTo: `account ${account.id}`,
      accountId: account.id,
      divisionId,
    });
    await writeAudit(db, { ...byMerchant(merchant), action: "shop.previewed", subject: `shop ${divisionId}` });
    return `${label === null ? platform.origins.main : platform.origins.shop(label)}/let-in/${token}/`;
  });
}
