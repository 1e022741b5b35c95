// A job asks the card processor for a refund, charge by charge. A key belongs to each, so a job that runs twice, or one
// whose answer was lost, asks for the same refund and not for a second one.
import { asDivisionId } from "@selvedge/contracts/shapes";
import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import { giftCardProvider } from "@selvedge/domain/gift-cards/paid-with";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { sql } from "kysely";
import * as z from "zod";
import type { RefundResult } from "../../../adapters/card-payments/card-payments.ts";
import { refundCharge } from "../../../adapters/card-payments/refund-charge.ts";
import type { Platform } from "../../../platform.ts";
import type { Task } from "../../../task.ts";
import { writeAudit } from "../../plumbing/audit/index.ts";
import { byHand, issueCreditNote, returnToCard } from "../refunds/index.ts";
import { sendRefundMail } from "./refund-mail.ts";

const payload = z.object({ divisionId: asDivisionId(z.number()), refundId: z.number() });

/** Gives one refund back and mails the shopper. Throws while the processor does not answer, so that the job is retried. */
export const payRefund: Task = async (platform, given) => {
  const { divisionId, refundId } = payload.parse(given);
  for (const charge of await openCharges(platform, divisionId, refundId)) {
    // A gift card needs no processor: it has its money back in the transaction that books it.
    const answered = charge.provider === giftCardProvider ? null : await askFor(platform, refundId, charge);
    await inShop(platform, divisionId, (db) =>
      writeAnswer(db, { divisionId, refundId, charge, answered, now: platform.now() }),
    );
  }
  const state = await inShop(platform, divisionId, (db) => closeRefund(db, divisionId, refundId));
  if (state === "paid") await sendRefundMail(platform, divisionId, refundId);
};

const inShop = <T>({ pools }: Platform, divisionId: DivisionId, work: (db: Bound) => Promise<T>) =>
  withDivision(pools.worker, divisionId, work);

interface OpenCharge {
  orderId: OrderId;
  attemptId: string;
  amountMinor: number;
  currency: string;
  provider: string;
  account: string;
  chargeReference: string;
  refusals: number;
}

const openCharges = (platform: Platform, divisionId: DivisionId, refundId: number): Promise<OpenCharge[]> =>
  inShop(platform, divisionId, async (db) => {
    const { rows } = await sql<OpenCharge>`
      select a.order_id as "orderId", c.attempt_id as "attemptId", c.amount_minor as "amountMinor", a.currency, a.provider, a.account_name as account,
        coalesce(a.provider_reference, '') as "chargeReference", c.refusals
      from refund_charges c join payment_attempts a on a.division_id = c.division_id and a.id = c.attempt_id
      where c.division_id = ${divisionId} and c.refund_id = ${refundId} and c.state = 'asked' and a.provider <> ${byHand} order by a.created_at`.execute(
      db,
    );
    return rows;
  });

const askFor = (platform: Platform, refundId: number, charge: OpenCharge): Promise<RefundResult> =>
  refundCharge(platform, { ...charge, idempotencyKey: `refund ${refundId} ${charge.attemptId} ${charge.refusals}` });

interface Answered {
  divisionId: DivisionId;
  refundId: number;
  charge: OpenCharge;
  /** null for a gift card, which is asked here. */
  answered: RefundResult | null;
  now: Date;
}

async function backToCard(db: Bound, { divisionId, refundId, charge, now }: Answered): Promise<RefundResult> {
  const message = await returnToCard(db, divisionId, { ...charge, now });
  return message === null
    ? { state: "succeeded", reference: `refund ${refundId} ${charge.attemptId}` }
    : { state: "failed", message };
}

/** Books the processor's answer once: of two runs at the same moment the second changes nothing. */
async function writeAnswer(db: Bound, answer: Answered): Promise<void> {
  const { divisionId, refundId, charge } = answer;
  const ofCharge = sql`division_id = ${divisionId} and refund_id = ${refundId} and attempt_id = ${charge.attemptId}`;
  const { rows } = await sql`select from refund_charges where ${ofCharge} and state = 'asked' for update`.execute(db);
  if (rows.length === 0) return;
  const result = answer.answered ?? (await backToCard(db, answer));
  if (result.state === "failed") {
    await sql`update refund_charges set state = 'failed', refusals = refusals + 1, message = ${result.message} where ${ofCharge}`.execute(
      db,
    );
    return;
  }
  const { id } = await db
    .insertInto("payment_transactions")
    .values({
      division_id: divisionId,
      order_id: charge.orderId,
      attempt_id: charge.attemptId,
      kind: "refund",
      amount_minor: charge.amountMinor,
      currency: charge.currency,
      provider: charge.provider,
      provider_reference: result.reference,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await sql`update refund_charges set state = 'paid', message = '', transaction_id = ${id} where ${ofCharge}`.execute(
    db,
  );
}

interface Closing {
  orderId: OrderId;
  state: "asked" | "paid" | "failed";
  totalMinor: number;
}

/** Ends a refund whose charges are all answered: paid with its credit note, or failed with the processor's reason. */
async function closeRefund(db: Bound, divisionId: DivisionId, refundId: number): Promise<Closing["state"] | null> {
  const { rows } = await sql<Closing>`
    select order_id as "orderId", state, total_minor as "totalMinor" from refunds
    where division_id = ${divisionId} and id = ${refundId} for update`.execute(db);
  const refund = rows[0];
  if (refund?.state !== "asked") return refund?.state ?? null;
  const charges = await db
    .selectFrom("refund_charges")
    .where("division_id", "=", divisionId)
    .where("refund_id", "=", refundId)
    .select(["state", "message", "transaction_id"])
    .execute();
  if (charges.some(({ state }) => state === "asked")) return "asked";
  const failure = charges.find(({ state }) => state === "failed");
  const ofRefund = sql`division_id = ${divisionId} and id = ${refundId}`;
  if (failure)
    await sql`update refunds set state = 'failed', message = ${failure.message} where ${ofRefund}`.execute(db);
  else {
    const [first] = charges;
    await sql`update refunds set state = 'paid', paid_at = now(), message = '', transaction_id = ${first!.transaction_id} where ${ofRefund}`.execute(
      db,
    );
    await issueCreditNote(db, divisionId, refundId);
  }
  await Promise.all([
    writeAudit(db, {
      divisionId,
      by: { kind: "system", name: "payments" },
      action: failure ? "order.refund_refused" : "order.refunded",
      subject: `order ${refund.orderId}`,
      detail: { refund: refundId, totalMinor: refund.totalMinor, ...(failure ? { message: failure.message } : {}) },
    }),
    sql`select announce_order(${divisionId}, ${refund.orderId})`.execute(db),
  ]);
  return failure ? "failed" : "paid";
}

/** Refunds that a processor has not answered for so long are asked for again: their job may have been given up. */
export const askOpenRefunds = ({ pools, now }: Platform, olderThanSeconds: number): Promise<number> =>
  withoutDivision(pools.backOffice, async (db) => {
    const before = new Date(now().getTime() - olderThanSeconds * 1000);
    const open = await db
      .selectFrom("refunds")
      .where("state", "=", "asked")
      .where("way", "=", "card")
      .where("created_at", "<", before)
      .select(["division_id", "id"])
      .limit(200)
      .execute();
    await Promise.all(
      open.map(({ division_id: divisionId, id: refundId }) =>
        enqueue(db, "pay_refund", { divisionId, refundId }, { key: `refund ${refundId}`, priority: -15 }),
      ),
    );
    return open.length;
  });
