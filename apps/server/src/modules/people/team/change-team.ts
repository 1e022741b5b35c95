import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { actorAmong, requireAllowed } from "./place.ts";
import { hasTwoFactor, lockTeam } from "./queries.ts";
import { storeTwoFactorRule } from "./write-queries.ts";

/**
 * Says whether everyone of a shop needs two-factor, from their next request on. Throws teamRefused for somebody who has
 * none and would shut themselves out.
 */
export async function changeTeam(
  { pools }: Platform,
  merchant: Merchant,
  { asksTwoFactor }: { asksTwoFactor: boolean },
): Promise<void> {
  const { divisionId, account } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    actorAmong(await lockTeam(db, divisionId), account.id);
    if (asksTwoFactor && !(await hasTwoFactor(db, account.id))) requireAllowed("ownTwoFactorFirst");
    await storeTwoFactorRule(db, divisionId, asksTwoFactor);
    await writeAudit(db, {
      ...byMerchant(merchant),
      action: "team.two_factor_rule",
      subject: `shop ${divisionId}`,
      detail: { asksTwoFactor },
    });
  });
}
