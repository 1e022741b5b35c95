import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import { saleRefundFault } from "@selvedge/domain/gift-cards/gift-card-offer";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockGiftCard, showGiftCard, writeEntry } from "../gift-cards/index.ts";
import { lockSaleOfCard, type SaleRow } from "./queries.ts";

/**
 * Gives the money of an unused card back to who bought it: what is on it is taken off, it is disabled for good, and a job asks
 * the processor. Again, it asks once more where the processor said no. Throws notFound, and moveRefused with the reason.
 */
export const refundSale = (platform: Platform, by: Merchant, id: number) =>
  withDivision(platform.pools.web, by.divisionId, async (db) => {
    const { divisionId } = by;
    const now = platform.now();
    const sale = await lockSaleOfCard(db, divisionId, id);
    const card = await lockGiftCard(db, divisionId, { id, now });
    if (!card) throw new Refusal("notFound");
    if (!sale) throw refused("Nobody bought this card: you issued it.");
    if (sale.state === "paid") {
      const fault = saleRefundFault({ ...card, amountMinor: sale.amountMinor });
      if (fault) throw refused(fault);
      const entry = { id, uuid: sale.uuid, kind: "taken" as const, amountMinor: -card.balanceMinor, balanceMinor: 0 };
      await writeEntry(db, by, { ...entry, reason: "Refunded to who bought it", at: now });
      await sql`update gift_cards set disabled_at = coalesce(disabled_at, ${now}) where division_id = ${divisionId} and id = ${id}`.execute(
        db,
      );
      await sql`update gift_card_sales set state = 'refunded' where division_id = ${divisionId} and id = ${sale.id}`.execute(
        db,
      );
      const detail = { ending: card.ending, amountMinor: sale.amountMinor };
      await writeAudit(db, { ...byMerchant(by), action: "giftcard.refunded", subject: `giftcard ${id}`, detail });
    }
    await askBack(db, by, sale);
    return showGiftCard(db, divisionId, { id, now });
  });

const refused = (message: string) => new Refusal("moveRefused", { message });

/** Asks for the money, once, and again where the processor has refused it. */
async function askBack(
  db: Bound,
  { divisionId }: Merchant,
  { id, attemptId, amountMinor, currency }: SaleRow,
): Promise<void> {
  const { rows } = await sql`
    insert into gift_card_sale_refunds as known (division_id, attempt_id, sale_id, reason, amount_minor, currency)
    values (${divisionId}, ${attemptId}, ${id}, 'refunded', ${amountMinor}, ${currency})
    on conflict (division_id, attempt_id) do update set state = 'asked', message = '', finished_at = null, asked_at = now()
    where known.state = 'failed' returning attempt_id`.execute(db);
  if (rows.length > 0)
    await enqueue(db, "pay_gift_card_refund", { divisionId, attemptId }, { key: `gift card refund ${attemptId}` });
}
