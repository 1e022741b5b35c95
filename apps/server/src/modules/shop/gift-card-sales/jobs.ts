// What follows a sale: the buyer's mail, the card's own mail on its day, and money that goes back. Each job may run twice.
import { asDivisionId } from "@selvedge/contracts/shapes";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import * as z from "zod";
import type { RefundResult } from "../../../adapters/card-payments/card-payments.ts";
import { refundCharge } from "../../../adapters/card-payments/refund-charge.ts";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { sendBuyerMail } from "./buyer-mail.ts";
import { sendCardMail } from "./card-mail.ts";

const salePayload = z.object({ divisionId: asDivisionId(z.number()), saleId: z.number() });

/** A card was sold: its buyer gets a receipt, and the card is mailed if its day has come. */
export const giftCardSold: Task = async (platform, given) => {
  const { divisionId, saleId } = salePayload.parse(given);
  await sendBuyerMail(platform, divisionId, saleId);
  await askFirstMails(platform, { divisionId, saleId });
};

/** Cards whose day has come, and refunds that have had no answer for a while. */
export const sendDueGiftCards: Task = async (platform) => {
  await askFirstMails(platform, null);
  await withoutDivision(platform.pools.backOffice, async (db) => {
    const { rows } = await sql<{ divisionId: DivisionId; attemptId: string }>`
      select division_id as "divisionId", attempt_id::text as "attemptId" from gift_card_sale_refunds
      where state = 'asked' and asked_at < ${platform.now()}::timestamptz - interval '60 seconds' limit 200`.execute(
      db,
    );
    for (const refund of rows)
      await enqueue(db, "pay_gift_card_refund", { ...refund }, { key: `gift card refund ${refund.attemptId}` });
  });
};

/** Asks for the first mail of paid sales whose day has come where the shop is; of one sale, or of all. */
async function askFirstMails(
  { pools, now }: Platform,
  only: { divisionId: DivisionId; saleId: number } | null,
): Promise<void> {
  await withoutDivision(pools.backOffice, async (db) => {
    const { rows } = await sql<{ divisionId: DivisionId; saleId: number }>`
      update gift_card_sales s set mails = 1 from divisions d
      where d.id = s.division_id and s.state = 'paid' and s.mails = 0
        and s.send_on <= (${now()}::timestamptz at time zone d.time_zone)::date
        and (${only === null} or (s.division_id = ${only?.divisionId ?? 0} and s.id = ${only?.saleId ?? 0}))
      returning s.division_id as "divisionId", s.id as "saleId"`.execute(db);
    for (const sale of rows)
      await enqueue(db, "mail_gift_card", { ...sale, mail: 1 }, { key: `gift card ${sale.saleId} 1` });
  });
}

const mailPayload = salePayload.extend({ mail: z.number() });

/** Mails one card to who gets it. */
export const mailGiftCard: Task = async (platform, given) => {
  const { divisionId, saleId, mail } = mailPayload.parse(given);
  await sendCardMail(platform, divisionId, { saleId, mail });
  await withDivision(platform.pools.worker, divisionId, (db) =>
    sql`update gift_card_sales set sent_at = ${platform.now()} where division_id = ${divisionId} and id = ${saleId}`.execute(
      db,
    ),
  );
};

interface OpenRefund {
  saleId: number;
  amountMinor: number;
  currency: string;
  provider: string;
  account: string;
  chargeReference: string;
  refusals: number;
}

const refundPayload = z.object({ divisionId: asDivisionId(z.number()), attemptId: z.string() });

/** Gives the money of a sale back. Throws while the processor does not answer, so that the job is retried. */
export const payGiftCardRefund: Task = async (platform, given) => {
  const { divisionId, attemptId } = refundPayload.parse(given);
  const { rows } = await withDivision(platform.pools.worker, divisionId, (db) =>
    sql<OpenRefund>`
      select r.sale_id as "saleId", r.amount_minor as "amountMinor", r.currency, a.provider, a.account_name as account,
        coalesce(a.provider_reference, '') as "chargeReference", r.refusals
      from gift_card_sale_refunds r join payment_attempts a on a.division_id = r.division_id and a.id = r.attempt_id
      where r.division_id = ${divisionId} and r.attempt_id = ${attemptId} and r.state = 'asked'`.execute(db),
  );
  const [refund] = rows;
  if (!refund) return;
  const idempotencyKey = `gift card refund ${attemptId} ${refund.refusals}`;
  const result = await refundCharge(platform, { ...refund, idempotencyKey });
  await book(platform, divisionId, { attemptId, refund, result });
};

interface Answered {
  attemptId: string;
  refund: OpenRefund;
  result: RefundResult;
}

/** Books the processor's answer once: of two runs at the same moment the second changes nothing. */
const book = (
  { pools, now }: Platform,
  divisionId: DivisionId,
  { attemptId, refund, result }: Answered,
): Promise<void> =>
  withDivision(pools.worker, divisionId, async (db) => {
    const isBack = result.state === "succeeded";
    const { numUpdatedRows } = await db
      .updateTable("gift_card_sale_refunds")
      .where("division_id", "=", divisionId)
      .where("attempt_id", "=", attemptId)
      .where("state", "=", "asked")
      .set({
        state: isBack ? "paid" : "failed",
        refusals: refund.refusals + (isBack ? 0 : 1),
        message: isBack ? "" : result.message,
        finished_at: now(),
      })
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const { amountMinor, currency, provider, saleId } = refund;
    if (isBack)
      await db
        .insertInto("payment_transactions")
        .values({
          division_id: divisionId,
          order_id: null,
          attempt_id: attemptId,
          kind: "refund",
          amount_minor: amountMinor,
          ...{ currency, provider },
          provider_reference: result.reference,
        })
        .execute();
    await writeAudit(db, {
      divisionId,
      by: { kind: "system", name: "payments" },
      action: isBack ? "giftcard.money_returned" : "giftcard.money_refused",
      subject: `giftcard sale ${saleId}`,
      detail: { amountMinor, ...(isBack ? {} : { message: result.message }) },
    });
  });
