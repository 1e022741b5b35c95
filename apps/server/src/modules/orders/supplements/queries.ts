import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { TaxTreatment } from "@selvedge/domain/money/vat";
import type { ChangedLine } from "@selvedge/domain/orders/lines/change-words";
import { type RawBuilder, sql } from "kysely";

/** A supplementary invoice with what it is for. */
export interface Supplement extends ChangedLine {
  difference: number;
  number: number;
  shopCode: string;
  currency: string;
  treatment: TaxTreatment;
  /** Of VAT, as a fraction. */
  rate: number;
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
  issuedAt: Date;
  name: string;
  pieces: number;
  /** How it was paid: "Visa ending 4242". */
  paidWith: string;
}

/** The supplementary invoices of an order, the oldest first. */
export async function supplementsOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<Supplement[]> {
  const { rows } = await sql<Supplement>`
    select s.line_change_id as difference, s.number, d.code as "shopCode", s.currency, s.treatment, s.rate::float8 as rate, s.net_minor as "netMinor",
      s.tax_minor as "taxMinor", s.total_minor as "totalMinor", s.issued_at as "issuedAt", c.name, c.pieces, c.colour, c.size,
      c.from_colour as "fromColour", c.from_size as "fromSize",
      coalesce((select a.payment_method_name from payment_attempts a where a.division_id = c.division_id and a.line_change_id = c.id
        and a.state = 'succeeded' order by a.created_at limit 1), '') as "paidWith"
    from supplementary_invoices s join line_changes c on c.division_id = s.division_id and c.id = s.line_change_id
    join divisions d on d.id = s.division_id
    where s.division_id = ${divisionId} and s.order_id = ${orderId} order by s.number`.execute(db);
  return rows;
}

/** What a link to one needs. */
export type SupplementName = Pick<Supplement, "difference" | "number" | "shopCode">;

/** An expression that gives the supplementary invoices of the order row `o` as a JSON list of SupplementName, the oldest first. */
export const supplementNamesOf = (): RawBuilder<
  SupplementName[]
> => sql`coalesce((select json_agg(json_build_object('difference', s.line_change_id, 'number', s.number, 'shopCode', d.code) order by s.number)
    from supplementary_invoices s join divisions d on d.id = s.division_id
    where s.division_id = o.division_id and s.order_id = o.id), '[]')`;
