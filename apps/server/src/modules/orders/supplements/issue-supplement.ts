// The invoice of a difference that was paid for a dearer size. It is written once and never changed, and the numbers of a
// shop follow one another: the row of the last number is locked until the invoice is there.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { TaxTreatment } from "@selvedge/domain/money/vat";
import { sql } from "kysely";

interface PaidDifference {
  divisionId: DivisionId;
  orderId: OrderId;
  lineChangeId: number;
  currency: string;
  treatment: TaxTreatment;
  /** Of VAT, as a fraction. */
  rate: number;
  /** With VAT. */
  totalMinor: number;
  taxMinor: number;
}

/** Writes the invoice of a difference that is paid and made, under the shop's next number. */
export async function issueSupplement(db: Bound, difference: PaidDifference): Promise<void> {
  const { divisionId, orderId, lineChangeId, currency, treatment, rate, totalMinor, taxMinor } = difference;
  const number = await nextNumber(db, divisionId);
  await db
    .insertInto("supplementary_invoices")
    .values({
      division_id: divisionId,
      number,
      line_change_id: lineChangeId,
      order_id: orderId,
      currency,
      treatment,
      rate,
      net_minor: totalMinor - taxMinor,
      tax_minor: taxMinor,
      total_minor: totalMinor,
    })
    .execute();
}

async function nextNumber(db: Bound, divisionId: DivisionId): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into supplementary_invoice_numbers as known (division_id, last_number) values (${divisionId}, 1)
    on conflict (division_id) do update set last_number = known.last_number + 1 returning last_number as number`.execute(
    db,
  );
  return rows[0]!.number;
}
