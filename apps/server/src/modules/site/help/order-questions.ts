import type { CallBody } from "@selvedge/contracts/call";
import type { siteTextCalls } from "@selvedge/contracts/site-texts/site-texts.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";

type Order = CallBody<typeof siteTextCalls.orderHelpQuestions>;

/** Puts a group's questions in an order. Names that the shop has no question of play no part. */
export async function orderQuestions({ pools }: Platform, by: Merchant, { group, names }: Order): Promise<void> {
  const order = [...new Set(names)];
  await withDivision(pools.web, by.divisionId, async (db) => {
    await db
      .insertInto("help_orders")
      .values({ division_id: by.divisionId, group_code: group, names: order })
      .onConflict((known) => known.columns(["division_id", "group_code"]).doUpdateSet({ names: order }))
      .execute();
    await writeAudit(db, { ...byMerchant(by), action: "help.ordered", subject: `help group ${group}`, detail: {} });
  });
}
