// The credit note of a refund whose money has gone back. It is written once and never changed, and the numbers of a shop
// follow one another: the row of the last number is locked until the note is there.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { InvoicePart } from "@selvedge/domain/money/invoice";
import { creditNoteOf } from "@selvedge/domain/money/refund";
import { sql } from "kysely";

/** Writes the credit note of a refund that is paid, under the shop's next number; one that has one keeps it. */
export async function issueCreditNote(db: Bound, divisionId: DivisionId, refundId: number): Promise<void> {
  const number = await nextNumber(db, divisionId, refundId);
  if (number === null) return;
  const refund = await refundOf(db, divisionId, refundId);
  const note = creditNoteOf({ ...refund.parts, dutyMinor: refund.duty_minor });
  await db
    .insertInto("credit_notes")
    .values({
      division_id: divisionId,
      number,
      refund_id: refundId,
      order_id: refund.order_id as OrderId,
      currency: refund.currency,
      net_minor: note.netMinor,
      tax_minor: note.taxMinor,
      duty_minor: note.dutyMinor,
      total_minor: note.totalMinor,
      tax_lines: JSON.stringify(note.vat),
    })
    .execute();
}

/** The next number, locked; null where the refund has its note. Whether it has is read behind the lock. */
async function nextNumber(db: Bound, divisionId: DivisionId, refundId: number): Promise<number | null> {
  const hasNote = await db
    .selectFrom("credit_notes")
    .where("division_id", "=", divisionId)
    .where("refund_id", "=", refundId)
    .select("number")
    .executeTakeFirst();
  if (hasNote) return null;
  const { rows } = await sql<{ number: number }>`
    insert into credit_note_numbers as known (division_id, last_number) values (${divisionId}, 1)
    on conflict (division_id) do update set last_number = known.last_number + 1 returning last_number as number`.execute(
    db,
  );
  return rows[0]!.number;
}

async function refundOf(db: Bound, divisionId: DivisionId, refundId: number) {
  const row = await db
    .selectFrom("refunds")
    .where("division_id", "=", divisionId)
    .where("id", "=", refundId)
    .select(["order_id", "currency", "duty_minor", "parts"])
    .executeTakeFirstOrThrow();
  return { ...row, parts: row.parts as unknown as { goods: InvoicePart[]; delivery: InvoicePart[] } };
}
