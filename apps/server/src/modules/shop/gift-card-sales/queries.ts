import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";

export interface SaleRow {
  id: number;
  uuid: string;
  amountMinor: number;
  currency: string;
  buyerName: string;
  buyerEmail: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  /** "2026-12-24" in the shop's time. */
  sendOn: string;
  state: "open" | "paid" | "refunded";
  giftCardId: number | null;
  attemptId: string | null;
  paymentMethod: string;
  mails: number;
  sentAt: Date | null;
  paidAt: Date | null;
}

const select = async (db: Bound, which: RawBuilder<unknown>): Promise<SaleRow[]> =>
  (
    await sql<SaleRow>`
      select s.id, s.uuid, s.amount_minor as "amountMinor", s.currency, s.buyer_name as "buyerName", s.buyer_email as "buyerEmail",
        s.recipient_name as "recipientName", s.recipient_email as "recipientEmail", s.message, to_char(s.send_on, 'YYYY-MM-DD') as "sendOn",
        s.state, s.gift_card_id as "giftCardId", s.attempt_id as "attemptId", s.payment_method as "paymentMethod", s.mails,
        s.sent_at as "sentAt", s.paid_at as "paidAt"
      from gift_card_sales s where ${which}`.execute(db)
  ).rows;

/** A sale of a shop, or undefined. */
export const findSale = async (db: Bound, divisionId: DivisionId, id: number) =>
  (await select(db, sql`s.division_id = ${divisionId} and s.id = ${id}`))[0];

/** The same, locked until the end of the transaction. */
export const lockSale = async (db: Bound, divisionId: DivisionId, id: number) =>
  (await select(db, sql`s.division_id = ${divisionId} and s.id = ${id} for update of s`))[0];

/** The sale of a card, locked; undefined for a card that a person issued. */
export const lockSaleOfCard = async (db: Bound, divisionId: DivisionId, cardId: number) =>
  (await select(db, sql`s.division_id = ${divisionId} and s.gift_card_id = ${cardId} for update of s`))[0];

export interface SaleAttempt {
  id: string;
  state: "started" | "action_needed" | "succeeded" | "failed";
  message: string;
  amountMinor: number;
  provider: string;
  /** Begun within the last minute. */
  isRecent: boolean;
}

/** Every payment that was begun for a sale, read behind its lock. */
export async function attemptsOfSale(db: Bound, divisionId: DivisionId, saleId: number): Promise<SaleAttempt[]> {
  const { rows } = await sql<SaleAttempt>`
    select id::text, state, message, amount_minor as "amountMinor", provider, created_at > now() - interval '60 seconds' as "isRecent"
    from payment_attempts where division_id = ${divisionId} and gift_card_sale_id = ${saleId} order by created_at`.execute(
    db,
  );
  return rows;
}

/** Which sale a payment is for; null for an order's. */
export async function saleOfAttempt(db: Bound, divisionId: DivisionId, attemptId: string): Promise<number | null> {
  const row = await db
    .selectFrom("payment_attempts")
    .where("division_id", "=", divisionId)
    .where("id", "=", attemptId)
    .select("gift_card_sale_id")
    .executeTakeFirst();
  return row?.gift_card_sale_id ?? null;
}
