import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { visitorsOf } from "./queries.ts";
import { deleteVisitor, storeVisitor } from "./write-queries.ts";

/** People who are let into one shop at the same time. */
const mostVisitors = 200;

/** Lets an address into a shop that is not open, and mails it a link. Throws validation past 200, tooManyTries. */
export async function letIn(platform: Platform, merchant: Merchant, email: string): Promise<number> {
  const { divisionId, account } = merchant;
  await countTry(platform.pools, limits.shopVisitors, String(divisionId));
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const at = platform.now();
    const id = await storeVisitor(db, divisionId, { email, invitedBy: account.id, at });
    if ((await visitorsOf(db, divisionId)).length > mostVisitors)
      throw new Refusal("validation", {
        errors: { email: [`At most ${mostVisitors} people. Remove somebody first.`] },
      });
    await enqueue(db, "invite_visitor", { divisionId, visitorId: id }, { key: `visitor ${divisionId} ${id}` });
    await writeAudit(db, { ...byMerchant(merchant), action: "shop.visitor_let_in", subject: `shop visitor ${id}` });
    return id;
  });
}

/** Stops letting somebody in, from their next request on. Throws notFound. */
export async function shutOut({ pools }: Platform, merchant: Merchant, id: number): Promise<void> {
  const { divisionId } = merchant;
  await withDivision(pools.web, divisionId, async (db) => {
    if (!(await deleteVisitor(db, divisionId, id))) throw new Refusal("notFound");
    await writeAudit(db, { ...byMerchant(merchant), action: "shop.visitor_shut_out", subject: `shop visitor ${id}` });
  });
}
