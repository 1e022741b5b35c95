// Credit notes as the shopper whose money went back finds them: from the receipt and from the lists of their orders.
import type { OwnPaper } from "@selvedge/contracts/pages/account-page";
import { type RawBuilder, sql } from "kysely";
import { creditNoteName } from "./present-refunds.ts";

export interface CreditNoteRow {
  refund: number;
  number: number;
  shopCode: string;
}

/** An expression that gives the credit notes of the order row `o` as a JSON list of CreditNoteRow, the oldest first. */
export const creditNotesOf = (): RawBuilder<
  CreditNoteRow[]
> => sql`coalesce((select json_agg(json_build_object('refund', n.refund_id, 'number', n.number, 'shopCode', d.code) order by n.number)
    from credit_notes n join divisions d on d.id = n.division_id
    where n.division_id = o.division_id and n.order_id = o.id), '[]')`;

/** The same for the return row `s`: those of the refunds that were made for it. */
export const creditNotesOfReturn = (): RawBuilder<
  CreditNoteRow[]
> => sql`coalesce((select json_agg(json_build_object('refund', n.refund_id, 'number', n.number, 'shopCode', d.code) order by n.number)
    from refunds b join credit_notes n on n.division_id = b.division_id and n.refund_id = b.id join divisions d on d.id = n.division_id
    where b.division_id = s.division_id and b.return_id = s.id), '[]')`;

/** Each note with its number as people read it and where its paper is, behind the receipt's link. */
export const presentCreditNotes = (rows: readonly CreditNoteRow[], orderHash: string): OwnPaper[] =>
  rows.map(({ refund, number, shopCode }) => ({
    name: creditNoteName(shopCode, number),
    path: `/omnis/v3/orders/receipt/${orderHash}/refunds/${refund}/credit-note.pdf`,
  }));
