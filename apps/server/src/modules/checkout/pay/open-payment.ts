// First half of paying an order that was placed before: the attempt is stored before any money is requested.
import { createHash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { flowAt } from "@selvedge/domain/orders/flows";
import { awaitsMoney } from "@selvedge/domain/orders/transitions";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { claimKey } from "../../../plugins/idempotency/idempotency.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { digestOfHash } from "../../orders/receipt/index.ts";
import { openSalePayment } from "../../shop/gift-card-sales/index.ts";
import type { PlaceAnswer } from "../payments/index.ts";

/** One request to pay, as it arrives. */
export interface OrderPayment {
  division: Division;
  orderHash: string;
  idempotencyKey: string;
  cardToken: string;
  /** In major units, as the payer saw it. */
  expectedTotal: number;
  /** The shop's own origin, for the return from the bank. */
  shopOrigin: string;
  requestId: string;
}

export type OpenedPayment =
  | { kind: "answered"; answer: PlaceAnswer }
  /** Earlier attempts of the order could still succeed: they are settled first, and nothing has been written. */
  | {
      kind: "unsettled";
      attempts: readonly string[];
      /** What the order holds of gift cards, which an attempt that ends gives back. */
      giftCardMinor: number;
    }
  | {
      kind: "open";
      attemptId: string;
      reference: string;
      /** What is charged; 0 where gift cards pay all of it. */
      amountMinor: number;
      giftCardMinor: number;
      currency: string;
    };

/**
 * Writes one payment attempt for this key, or finds it again. The order's row is the lock: of two pages that pay at once
 * one waits for the other. A link of a gift card that is bought is paid in the same way. Throws notFound, stillWorking, moveRefused for a total that the payer has not seen or an order
 * that nothing is to be paid for, and idempotencyKeyReused.
 */
export async function openPayment(platform: Platform, payment: OrderPayment): Promise<OpenedPayment> {
  const { division, orderHash, idempotencyKey } = payment;
  const attemptId = attemptIdOf(division.id, idempotencyKey);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const claim = await claimKey(db, division.id, {
      scope: "place",
      key: idempotencyKey,
      fingerprint: createHash("sha256").update(`pay ${orderHash} ${payment.cardToken}`).digest(),
    });
    if (claim.kind === "answered") return { kind: "answered", answer: claim.answer as PlaceAnswer };
    const order = await db
      .selectFrom("orders")
      .where("division_id", "=", division.id)
      .where("receipt_digest", "=", digestOfHash(orderHash))
      .select([
        "id",
        "reference",
        "status",
        "factory_code",
        "total_minor",
        "gift_card_minor",
        "currency",
        "paid_at",
        "deleted_at",
      ])
      .forUpdate()
      .executeTakeFirst();
    if (!order)
      return openSalePayment(db, platform, {
        ...{ division, attemptId, link: orderHash, expectedTotal: payment.expectedTotal },
      });
    const { begun, underWay, open } = await attemptsOf(db, { divisionId: division.id, orderId: order.id, attemptId });
    const known = { attemptId, reference: order.reference, currency: order.currency };
    if (begun?.state === "failed") return { kind: "answered", answer: { ok: false, message: begun.message } };
    const giftCardMinor = order.paid_at === null ? order.gift_card_minor : 0;
    if (begun) return { kind: "open", ...known, amountMinor: begun.amountMinor, giftCardMinor };
    const owed = order.paid_at === null ? null : await owedDifference(db, division.id, order.id);
    if (order.paid_at !== null && !owed) return { kind: "answered", answer: paidAnswer(orderHash, order.reference) };
    if (order.deleted_at !== null) throw refused("The order is cancelled.");
    const amountMinor = owed?.differenceMinor ?? order.total_minor - order.gift_card_minor;
    if (!owed && !awaitsMoney(flowAt({ status: order.status, factoryCode: order.factory_code }), order.status))
      throw refused("There is nothing to pay yet. Write to us if you expected to.");
    if (toMajor(amountMinor, order.currency) !== payment.expectedTotal)
      throw refused("The total has changed since you opened this page. Please check it again.");
    if (underWay) throw new Refusal("stillWorking");
    if (open.length > 0) return { kind: "unsettled", attempts: open, giftCardMinor };
    await db
      .insertInto("payment_attempts")
      .values({
        division_id: division.id,
        id: attemptId,
        order_id: order.id,
        provider: platform.cards.provider,
        account_name: platform.cards.account,
        payment_method_name: platform.cards.methodName,
        line_change_id: owed?.id ?? null,
        amount_minor: amountMinor,
        gift_card_minor: giftCardMinor,
        currency: order.currency,
        state: "started",
        provider_reference: null,
        action_url: null,
        finished_at: null,
      })
      .execute();
    return { kind: "open", ...known, amountMinor, giftCardMinor };
  });
}

/** The change of a paid order whose difference is to be paid, or null. */
async function owedDifference(db: Bound, divisionId: DivisionId, orderId: OrderId) {
  const row = await db
    .selectFrom("line_changes")
    .where("division_id", "=", divisionId)
    .where("order_id", "=", orderId)
    .where("state", "=", "owed")
    .select(["id", "difference_minor as differenceMinor"])
    .executeTakeFirst();
  return row ?? null;
}

const refused = (message: string) => new Refusal("moveRefused", { message });

const paidAnswer = (orderHash: string, reference: string): PlaceAnswer => ({
  ok: true,
  data: { orderHash, reference, state: "paid", receiptUrl: `/receipt/${orderHash}/`, actionUrl: null },
});

/** The same key always means the same attempt, so a retry calls the processor about the same charge. */
function attemptIdOf(divisionId: DivisionId, key: string): string {
  const hex = createHash("sha256").update(`pay ${divisionId} ${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface AttemptRow {
  id: string;
  state: "started" | "action_needed" | "succeeded" | "failed";
  message: string;
  amountMinor: number;
  isRecent: boolean;
}

/** The attempts of a locked order: this key's, whether another is unanswered, and those that could still succeed. */
async function attemptsOf(
  db: Bound,
  { divisionId, orderId, attemptId }: { divisionId: DivisionId; orderId: OrderId; attemptId: string },
) {
  const { rows } = await sql<AttemptRow>`
    select id::text, state, message, amount_minor as "amountMinor", created_at > now() - interval '60 seconds' as "isRecent"
    from payment_attempts where division_id = ${divisionId} and order_id = ${orderId} order by created_at`.execute(db);
  const others = rows.filter(({ id }) => id !== attemptId);
  return {
    begun: rows.find(({ id }) => id === attemptId),
    underWay: others.some(({ state, isRecent }) => state === "started" && isRecent),
    open: others.filter(({ state }) => state === "started" || state === "action_needed").map(({ id }) => id),
  };
}
