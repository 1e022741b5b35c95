// What the returns desk does with a return, each step behind the lock of its order.
import type { Bound } from "@selvedge/db/bound";
import { withoutDivision } from "@selvedge/db/with-division";
import { placeOfReturned } from "@selvedge/domain/returns/child-order";
import {
  type ReturnCondition,
  type ReturnKind,
  type ReturnStep,
  returnConditions,
  stepReturn,
} from "@selvedge/domain/returns/return-states";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "../moves/index.ts";
import { lockReturn } from "./lock-for-return.ts";
import type { ReturnLine, ReturnRow } from "./queries.ts";
import { settleReturn } from "./settle-return.ts";
import { followStep, type ReturnEvent, setReturn } from "./write-queries.ts";

interface Doer {
  by: Mover;
  requestId: string;
}

const refused = (message: string) => new Refusal("moveRefused", { message });

/** A step that changes nothing but the state: it is approved, or its parcel has arrived. */
const step =
  (name: ReturnStep, action: string, event: ReturnEvent | null) =>
  (platform: Platform, returnId: number, { by, requestId }: Doer): Promise<void> =>
    withoutDivision(platform.pools.backOffice, async (db) => {
      const { order, row } = await lockReturn(db, returnId);
      const stepped = stepReturn(row.state, name);
      // A second scan, or a second press, finds it done.
      if (!stepped.ok && row.state === doneAt[name]) return;
      if (!stepped.ok) throw refused(stepped.reason);
      const at = { divisionId: row.divisionId, orderId: order.id, returnId, by, requestId };
      await setReturn(db, at, stepped.state);
      await followStep(db, at, { action, event });
    });

const doneAt: Partial<Record<ReturnStep, string>> = { approve: "approved", receive: "received", withdraw: "withdrawn" };

export const approveReturn = step("approve", "return.approved", "approved");
export const receiveReturn = step("receive", "return.received", "received");

interface Inspection extends Doer {
  conditions: readonly { line: number; condition: ReturnCondition }[];
}

/**
 * Stores what each garment is like and where it goes: stock follows, never to a shelf that is picked from. A line that was
 * judged before stays where it went. Throws moveRefused before the parcel has arrived.
 */
export const inspectReturn = (
  platform: Platform,
  returnId: number,
  { conditions, by, requestId }: Inspection,
): Promise<void> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { order, row } = await lockReturn(db, returnId);
    if (row.state !== "received") throw refused("Scan its parcel first.");
    for (const { line: id, condition } of conditions) {
      const line = row.lines.find((each) => each.id === id);
      if (!line) throw refused("That is not of this return.");
      if (line.condition !== null) continue;
      await judge(db, row, { line, condition, by });
    }
    const at = { divisionId: row.divisionId, orderId: order.id, returnId, by, requestId };
    await followStep(db, at, { action: "return.inspected", detail: { conditions } });
  });

async function judge(
  db: Bound,
  row: ReturnRow,
  { line, condition, by }: { line: ReturnLine; condition: ReturnCondition; by: Mover },
): Promise<void> {
  const destination = placeOfReturned(returnConditions[condition].quality);
  await Promise.all([
    db
      .updateTable("return_lines")
      .where("division_id", "=", row.divisionId)
      .where("id", "=", line.id)
      .set({ condition, destination })
      .execute(),
    sql`insert into stock_movements (blank_sku, to_location, quantity, reason, staff_user_id, note)
      select ${line.blankSku}, l.code, ${line.quantity}::int, 'returned',
        (select s.id from staff_users s where s.account_id = ${by.accountId ?? null}::int), ${row.code}
      from locations l where l.kind = ${destination} and l.enabled order by l.code limit 1`.execute(db),
  ]);
}

interface Ending extends Doer {
  outcome: ReturnKind | "none";
  words: string;
  expectedDifference?: number | undefined;
}

/** Ends a return. What came back is judged first. Throws moveRefused with the reason. */
export const endReturn = (
  platform: Platform,
  returnId: number,
  { outcome, words, expectedDifference, by, requestId }: Ending,
): Promise<void> =>
  withoutDivision(platform.pools.backOffice, async (db) => {
    const { order, row } = await lockReturn(db, returnId);
    if (row.outcome === outcome && row.state === "closed") return;
    if (row.state === "received" && row.lines.some(({ condition }) => condition === null))
      throw refused("Say what each garment is like first.");
    await settleReturn(platform, db, { order, row, outcome, by, requestId, words, expectedDifference });
  });
