import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";

/** Puts the list of a shop's first days away for one person, or brings it back. */
export async function hideChecklist({ pools }: Platform, by: Merchant, isHidden: boolean): Promise<void> {
  const key = { division_id: by.divisionId, account_id: by.account.id };
  await withDivision(pools.web, by.divisionId, async (db) => {
    if (isHidden)
      await db
        .insertInto("hidden_checklists")
        .values(key)
        .onConflict((same) => same.doNothing())
        .execute();
    else
      await db
        .deleteFrom("hidden_checklists")
        .where("division_id", "=", key.division_id)
        .where("account_id", "=", key.account_id)
        .execute();
  });
}
