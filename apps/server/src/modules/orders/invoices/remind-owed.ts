import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { invoiceReminders, reminderOf } from "@selvedge/domain/quotes/invoice-reminders";
import { isoDay } from "@selvedge/domain/shipping/working-days";
import { sql } from "kysely";
import type { Task } from "../../../task.ts";
import { isOwed } from "../owed/index.ts";
import { mailEvent } from "./invoice-mail.ts";

/** Leaves a reminder for every invoice that is due soon or late and has not had it. Runs once a day; twice does no harm. */
export const remindOwed: Task = async ({ pools, now }) => {
  const today = isoDay(now());
  await withoutDivision(pools.backOffice, async (db) => {
    const { rows } = await sql<{ divisionId: DivisionId; orderId: OrderId; dueOn: string; sent: string[] }>`
      select q.division_id as "divisionId", q.order_id as "orderId", q.due_on::text as "dueOn",
        array(select m.dedupe_key from mails m where m.division_id = q.division_id and m.dedupe_key = any(select 'invoice_' || w.what || ' ' || q.order_id from unnest(${invoiceReminders.map(({ what }) => what)}::text[]) as w (what))) as sent
      from quotes q join orders o on o.division_id = q.division_id and o.id = q.order_id
      where ${isOwed} and q.due_on <= ${today}::date + 3`.execute(db);
    for (const { divisionId, orderId, dueOn, sent } of rows) {
      const what = reminderOf(dueOn, today);
      if (what === null || sent.includes(mailEvent(orderId, what))) continue;
      await enqueue(db, "invoice_mail", { divisionId, orderId, what }, { key: `invoice ${orderId} ${what}` });
    }
  });
};
