import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Change } from "../changes/index.ts";
import { owedChangeIn } from "../edits/index.ts";
import { follow, lockDifference, requireOwed } from "./withdraw-difference.ts";

/** Mails about one difference; after that somebody writes to the shopper themselves. */
export const mostMails = 5;

/**
 * Mails the shopper once more where a difference is paid. `mails` is how many its person saw: a second press sends none.
 * Throws notFound, and moveRefused where nothing waits, where the line cannot change any more, and after five mails.
 */
export const askAgain = (platform: Platform, change: Change, { id, mails }: { id: number; mails: number }) =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { row, divisionId } = await lockDifference(db, change, id);
    requireOwed(row);
    if (row.mails !== mails) return { mails: row.mails };
    const { orderId, by, requestId } = change;
    const owed = await owedChangeIn(db, divisionId, orderId);
    if (owed?.against) throw refused(`${owed.against} Withdraw the link instead.`);
    if (mails >= mostMails)
      throw refused(`${mostMails} emails were sent already. Copy the link and write to the shopper.`);
    const sent = mails + 1;
    await db
      .updateTable("line_changes")
      .where("division_id", "=", divisionId)
      .where("id", "=", id)
      .set({ mails: sent })
      .execute();
    await Promise.all([
      follow(db, { divisionId, orderId, by, requestId, action: "order.difference_asked_again", row }),
      enqueue(db, "difference_owed", { divisionId, lineChangeId: id, mail: sent }, { key: `difference ${id} ${sent}` }),
    ]);
    return { mails: sent };
  });

const refused = (message: string) => new Refusal("moveRefused", { message });
