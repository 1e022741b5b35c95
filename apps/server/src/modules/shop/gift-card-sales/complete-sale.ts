// Second half of paying a sale: stores the processor's answer, once, and issues the card. Browser, bank return and reconciler
// all get here, through `completeCheckout`.
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { writeTogether } from "@selvedge/db/write-together";
import { giftCardEnding } from "@selvedge/domain/gift-cards/gift-card-code";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import type { ChargeResult } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { storeAnswer } from "../../../plugins/idempotency/idempotency.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { codeOfCard, digestOfCode } from "../gift-cards/index.ts";
import { saleLink } from "./links.ts";
import { paidSale, type SaleAnswer } from "./open-sale-payment.ts";
import { attemptsOfSale, lockSale, type SaleAttempt, type SaleRow, saleOfAttempt } from "./queries.ts";

export interface SaleCompletion {
  divisionId: DivisionId;
  attemptId: string;
  result: ChargeResult;
  idempotencyKey?: string;
  requestId?: string;
}

/** Stores a processor's answer to a payment of a sale, and gives the buyer's. Throws for a payment that is none of a sale. */
export async function completeSale(db: Bound, platform: Platform, completion: SaleCompletion): Promise<SaleAnswer> {
  const { divisionId, attemptId, result, idempotencyKey } = completion;
  const saleId = await saleOfAttempt(db, divisionId, attemptId);
  const sale = saleId === null ? undefined : await lockSale(db, divisionId, saleId);
  if (!sale) throw new Error(`Payment attempt ${attemptId} is not written down.`);
  const attempt = (await attemptsOfSale(db, divisionId, sale.id)).find(({ id }) => id === attemptId)!;
  const answer = answerOf(platform, completion, sale, attempt);
  const isFinal = attempt.state === "succeeded" || (attempt.state === "failed" && result.state !== "succeeded");
  if (!isFinal) await write(db, platform, completion, { sale, attempt });
  if (idempotencyKey === undefined || result.state === "action_needed") return answer;
  return storeAnswer(db, divisionId, { scope: "place", key: idempotencyKey, status: answer.ok ? 200 : 402, answer });
}

function answerOf(platform: Platform, completion: SaleCompletion, sale: SaleRow, attempt: SaleAttempt): SaleAnswer {
  const { divisionId, attemptId, result, requestId = "" } = completion;
  const hasPaid = result.state === "succeeded" || attempt.state === "succeeded";
  if (hasPaid && !pays(sale, attempt, attemptId)) return { ok: false, message: paidTwice, requestId };
  if (!hasPaid && result.state === "failed") return { ok: false, message: result.message, requestId };
  const paid = paidSale(saleLink(platform.config, divisionId, sale.id));
  if (hasPaid || !paid.ok || result.state !== "action_needed") return paid;
  return { ok: true, data: { ...paid.data, state: "action_needed", actionUrl: result.actionUrl } };
}

/** Whether a payment is the one of its sale, or may become it. */
const pays = (sale: SaleRow, attempt: SaleAttempt, attemptId: string): boolean =>
  sale.state === "open" ? attempt.amountMinor === sale.amountMinor : sale.attemptId === attemptId;

const paidTwice = "This gift card was paid for already. Your second payment is going back to your card.";

interface Known {
  sale: SaleRow;
  attempt: SaleAttempt;
}

async function write(db: Bound, platform: Platform, completion: SaleCompletion, known: Known): Promise<void> {
  const { divisionId, attemptId, result } = completion;
  const answer = db
    .updateTable("payment_attempts")
    .where("division_id", "=", divisionId)
    .where("id", "=", attemptId)
    .set({
      state: result.state,
      message: result.state === "failed" ? result.message : "",
      payment_method_name: result.methodName,
      provider_reference: result.reference,
      action_url: result.state === "action_needed" ? result.actionUrl : null,
      finished_at: result.state === "action_needed" ? null : platform.now(),
    });
  if (result.state !== "succeeded") return void (await answer.execute());
  const { sale, attempt } = known;
  const money = db.insertInto("payment_transactions").values({
    division_id: divisionId,
    order_id: null,
    attempt_id: attemptId,
    kind: "charge",
    amount_minor: attempt.amountMinor,
    currency: sale.currency,
    provider: attempt.provider,
    provider_reference: result.reference,
  });
  await writeTogether(db, { answer, money });
  if (pays(sale, attempt, attemptId)) await issue(db, platform, completion, sale);
  else await giveBack(db, completion, known);
}

/** The card, once: its sale is locked and open, and is paid from then on. */
async function issue(db: Bound, platform: Platform, completion: SaleCompletion, sale: SaleRow): Promise<void> {
  const { divisionId, attemptId, result, requestId = "" } = completion;
  const { secret } = platform.config;
  const now = platform.now();
  const [{ uuid }] = (await sql<{ uuid: string }>`select gen_random_uuid()::text as uuid`.execute(db)).rows as [
    { uuid: string },
  ];
  const code = codeOfCard(secret, divisionId, uuid);
  const who = sql`null::int, 'Sold online'`;
  await writeTogether(db, {
    card: sql`
      insert into gift_cards (division_id, uuid, code_digest, code_ending, currency, balance_minor, holder_name, holder_email, reason,
        created_at, issued_by, issued_by_name)
      values (${divisionId}, ${uuid}, ${digestOfCode(secret, divisionId, code)}, ${giftCardEnding(code)}, ${sale.currency},
        ${sale.amountMinor}, ${sale.recipientName}, ${sale.recipientEmail}, ${`Bought by ${sale.buyerName}`}, ${now}, ${who})
      returning id`,
    entry: sql`
      insert into gift_card_entries (division_id, gift_card_id, uuid, kind, amount_minor, balance_minor, reason, created_at, account_id, by_name)
      select ${divisionId}::int, card.id, ${uuid}::uuid, 'issued', ${sale.amountMinor}::bigint, ${sale.amountMinor}::bigint,
        ${`Bought by ${sale.buyerName}`}, ${now}::timestamptz, ${who} from card`,
    sale: sql`
      update gift_card_sales s set state = 'paid', gift_card_id = card.id, attempt_id = ${attemptId}, paid_at = ${now}::timestamptz,
        payment_method = ${result.methodName} from card where s.division_id = ${divisionId} and s.id = ${sale.id}`,
  });
  await Promise.all([
    writeAudit(db, {
      divisionId,
      by: { kind: "shopper", name: sale.buyerEmail },
      action: "giftcard.sold",
      subject: `giftcard sale ${sale.id}`,
      detail: { ending: giftCardEnding(code), amountMinor: sale.amountMinor, currency: sale.currency },
      requestId,
    }),
    enqueue(db, "gift_card_sold", { divisionId, saleId: sale.id }, { key: `gift card sold ${sale.id}` }),
  ]);
}

async function giveBack(db: Bound, { divisionId, attemptId }: SaleCompletion, { sale, attempt }: Known): Promise<void> {
  await sql`
    insert into gift_card_sale_refunds (division_id, attempt_id, sale_id, reason, amount_minor, currency)
    values (${divisionId}, ${attemptId}, ${sale.id}, 'paid_again', ${attempt.amountMinor}, ${sale.currency})
    on conflict do nothing`.execute(db);
  await enqueue(db, "pay_gift_card_refund", { divisionId, attemptId }, { key: `gift card refund ${attemptId}` });
}
