import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { saleRefund } from "@selvedge/domain/gift-cards/gift-card-offer";
import type { DivisionId } from "@selvedge/domain/ids";
import { formatMoney } from "@selvedge/domain/money/money";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { type CardHand, lockGiftCard, saleOfCard, showGiftCard, writeEntry } from "../gift-cards/index.ts";
import { lockSaleOfCard, type SaleRow } from "./queries.ts";

export interface SaleRefundRequest {
  /** The card. */
  id: number;
  /** What goes back, as whoever asks saw it; without it whatever it is. */
  expectedMinor?: number | undefined;
  /** The most that whoever asks may give back, in minor units; null without a limit. */
  limitMinor?: number | null;
}

/**
 * Gives what is unspent of a sold card back to who bought it: it is taken off the card, which is disabled for good, and a job
 * asks the processor. Again, it asks once more where the processor said no. Throws notFound, and moveRefused with the reason.
 */
export async function refundSale(
  { now: clock }: Platform,
  db: Bound,
  hand: CardHand,
  { id, expectedMinor, limitMinor = null }: SaleRefundRequest,
) {
  const { divisionId } = hand;
  const now = clock();
  const sale = await lockSaleOfCard(db, divisionId, id);
  const card = await lockGiftCard(db, divisionId, { id, now });
  if (!card) throw new Refusal("notFound");
  if (!sale) throw refused("Nobody bought this card: it was issued by hand.");
  if (sale.state === "paid") {
    const { addedMinor } = (await saleOfCard(db, divisionId, id))!;
    const back = saleRefund({ ...card, amountMinor: sale.amountMinor, addedMinor, isRefunded: false });
    if (!back.ok) throw refused(back.message);
    const { amountMinor } = back;
    if (expectedMinor !== undefined && expectedMinor !== amountMinor)
      throw refused(`${formatMoney(amountMinor, card.currency)} of it is unspent now. Look at it again.`);
    if (limitMinor !== null && amountMinor > limitMinor) throw refused("The amount is over your limit. Ask finance.");
    const entry = { id, uuid: sale.uuid, kind: "taken" as const, amountMinor: -card.balanceMinor, balanceMinor: 0 };
    await writeEntry(db, hand, { ...entry, reason: "Refunded to who bought it", at: now });
    await sql`update gift_cards set disabled_at = coalesce(disabled_at, ${now}) where division_id = ${divisionId} and id = ${id}`.execute(
      db,
    );
    await sql`update gift_card_sales set state = 'refunded' where division_id = ${divisionId} and id = ${sale.id}`.execute(
      db,
    );
    await askBack(db, divisionId, { sale, amountMinor });
    const detail = { ending: card.ending, amountMinor };
    await writeAudit(db, { ...hand, action: "giftcard.refunded", subject: `giftcard ${id}`, detail });
  } else await askAgain(db, divisionId, sale);
  return showGiftCard(db, divisionId, { id, now });
}

const refused = (message: string) => new Refusal("moveRefused", { message });

interface Asked {
  sale: SaleRow;
  amountMinor: number;
}

/** Asks for the money, once: the sale is locked, and refunded from here on. */
async function askBack(db: Bound, divisionId: DivisionId, { sale, amountMinor }: Asked): Promise<void> {
  const { id, attemptId, currency } = sale;
  await sql`
    insert into gift_card_sale_refunds (division_id, attempt_id, sale_id, reason, amount_minor, currency)
    values (${divisionId}, ${attemptId}, ${id}, 'refunded', ${amountMinor}, ${currency})`.execute(db);
  await enqueueRefund(db, divisionId, attemptId);
}

/** Asks again where the processor has refused it; nothing where it is on its way or paid. */
async function askAgain(db: Bound, divisionId: DivisionId, { attemptId }: SaleRow): Promise<void> {
  const { rows } = await sql`
    update gift_card_sale_refunds set state = 'asked', message = '', finished_at = null, asked_at = now()
    where division_id = ${divisionId} and attempt_id = ${attemptId} and state = 'failed' returning attempt_id`.execute(
    db,
  );
  if (rows.length > 0) await enqueueRefund(db, divisionId, attemptId);
}

const enqueueRefund = (db: Bound, divisionId: DivisionId, attemptId: string | null) =>
  enqueue(db, "pay_gift_card_refund", { divisionId, attemptId }, { key: `gift card refund ${attemptId}` });
