// First half of a checkout: the order and the payment attempt are stored before any money is requested. If the process
// dies afterwards, the order can still be finished.

import { createHash, hash } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { lastly } from "@selvedge/db/ending";
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import { toMajor } from "@selvedge/domain/money/money";
import { normaliseEmail } from "@selvedge/domain/text";
import { sql } from "kysely";
import type { CardPayments } from "../../../adapters/card-payments/card-payments.ts";
import type { Platform } from "../../../platform.ts";
import { claimLimitedKey } from "../../../plugins/idempotency/idempotency.ts";
import { countTry, limits, type Try } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { checkoutStatuses } from "../../orders/moves/index.ts";
import { digestOfHash, receiptHash } from "../../orders/receipt/index.ts";
import { basketLines } from "../../shop/basket/index.ts";
import { decideCodes } from "../../shop/discounts/index.ts";
import { cardsOfBasket } from "../../shop/gift-cards/index.ts";
import { recordOrderReferral } from "../../shop/referrals/index.ts";
import { recordOrderTests } from "../../shop/split-tests/index.ts";
import { recordFacebookSale } from "../../site/facebook-sales/index.ts";
import type { LockedAttempt, PlaceAnswer } from "../payments/index.ts";
import type { OrderRequest } from "./order-request.ts";
import { findOpenOrder } from "./queries.ts";
import { deriveQuote, presentQuote } from "./quote.ts";
import { factoryOf, type OpenOrder, type WrittenOrder, writeOrder } from "./write-queries.ts";

export type Opened =
  | { kind: "answered"; answer: PlaceAnswer }
  /** Earlier attempts of the same order could still succeed: they are settled first, and nothing has been written. */
  | { kind: "unsettled"; attempts: readonly string[] }
  /** The attempt is stored; the processor can be called. */
  | { kind: "open"; order: WrittenOrder; attemptId: string; opened?: LockedAttempt };

/**
 * Writes (or finds again) the order of a basket and one payment attempt for this key. Throws priceChanged with the
 * new quote when the total is not the one that the shopper saw, every refusal of the quote, and tooManyTries.
 */
export async function openOrder(platform: Platform, request: OrderRequest, cards: TakenBy): Promise<Opened> {
  const tried = { limit: limits.orders, who: request.ownerHash.toString("base64url") };
  return open(platform, { request, cards, tried }).catch(async (error) => {
    // What was counted has been rolled back with the rest.
    if (error instanceof Refusal) await countTry(platform.pools, tried.limit, tried.who);
    throw error;
  });
}

/** The processor that takes the payment. */
type TakenBy = Pick<CardPayments, "provider" | "account" | "methodName">;

interface Opening {
  request: OrderRequest;
  cards: TakenBy;
  tried: Try;
}

function open(platform: Platform, { request, cards, tried }: Opening): Promise<Opened> {
  const { division, ownerHash } = request;
  const attemptId = attemptIdOf(division.id, request.idempotencyKey);
  const claimed = { scope: "place", key: request.idempotencyKey, fingerprint: fingerprintOf(request), tried };
  return withDivision<Opened>(platform.pools.web, division.id, async (db) => {
    const [claim, basket, lines, known] = await Promise.all([
      claimLimitedKey(db, division.id, claimed),
      lockMainBasket(db, division.id, ownerHash),
      basketLines(db, division.id, ownerHash, "main"),
      findOpenOrder(db, division.id, ownerHash),
    ]);
    if (claim.kind === "answered") return { kind: "answered", answer: claim.answer as PlaceAnswer };
    if (claim.kind === "resumed") {
      const begun = await orderOfAttempt(db, division.id, attemptId);
      // A cancelled or abandoned attempt is never charged: the order may have changed since.
      if (begun?.state === "failed") return { kind: "answered", answer: { ok: false, message: begun.message } };
      if (begun) return { kind: "open", order: begun.order, attemptId };
    }
    if (!basket) throw new Refusal("basketEmpty");
    const { body } = request;
    const codes = await decideCodes(db, division, {
      ...{ id: basket.id, codes: basket.codes, now: platform.now(), isLocked: true },
      lines: lines.every((line) => line.is_available) ? lines : [],
      emailNormalised: normaliseEmail(body.email),
    });
    const giftCards = await cardsOfBasket(db, division.id, {
      ...{ ids: basket.giftCardIds, basketId: basket.id, now: platform.now(), isLocked: true },
    });
    const quote = deriveQuote(lines, {
      currency: division.currency,
      to: body.shippingAddress,
      shippingMethod: body.shippingMethod,
      now: platform.now(),
      codes,
      giftCards,
    });
    refuseChangedQuote(platform, request, quote, basket.version);
    if (known?.hasAttemptUnderWay) throw new Refusal("stillWorking");
    if (known && known.openAttempts.length > 0) return { kind: "unsettled", attempts: known.openAttempts };
    const orderId = known?.id ?? basket.nextOrderId;
    const reference = known?.reference ?? `${division.code}-${orderId}`;
    const digest = digestOfHash(receiptHash(platform.config.secret, division.id, orderId));
    const written: OpenOrder = {
      orderId,
      reference,
      digest,
      basketId: basket.id,
      attemptId,
      quote,
      request,
      cards,
      heldMinor: known?.giftCardMinor ?? 0,
    };
    return lastly(async () => {
      await Promise.all([
        writeOrder(db, written, known === undefined),
        recordOrderTests(db, division.id, orderId, request.splitTests),
        recordOrderReferral(db, division.id, orderId, request.referredBy),
        recordFacebookSale(db, division.id, orderId, { visitor: request.saleVisitor, isNew: known === undefined }),
      ]);
      const order = { id: orderId, reference, ...quote.payment, currency: division.currency };
      return { kind: "open", attemptId, order, ...(known ? {} : { opened: asOpened(written) }) };
    });
  });
}

/** A new order and its attempt as they stand once they are written. */
const asOpened = ({ orderId, reference, basketId, quote, request, cards }: OpenOrder): LockedAttempt => ({
  ...{ orderId, reference, basketId, state: "started", message: "", lineChangeId: null, lineChangeState: null },
  ...{ amountMinor: quote.payment.toPayMinor, giftCardMinor: quote.payment.giftCardMinor },
  ...{ heldMinor: quote.payment.giftCardMinor, currency: request.division.currency, provider: cards.provider },
  order: {
    ...{ status: checkoutStatuses.at(-1)!, resume_status: null, version: 1, paid_at: null, deleted_at: null },
    ...{ factory_code: factoryOf(quote), total_minor: quote.totals.totalMinor },
  },
});

/** The same key always means the same attempt, so a retry calls the processor about the same charge. */
function attemptIdOf(divisionId: DivisionId, key: string): string {
  const hex = hash("sha256", `attempt ${divisionId} ${key}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What a key identifies: another basket owner or another form under the same key is another request. */
const fingerprintOf = ({ body, ownerHash }: OrderRequest): Buffer =>
  createHash("sha256").update(ownerHash).update(JSON.stringify(body)).digest();

interface LockedBasket {
  id: string;
  version: number;
  codes: string[];
  giftCardIds: number[];
  nextOrderId: OrderId;
}

/** The visitor's basket, locked until the transaction ends, with the number that a new order of it would get. */
async function lockMainBasket(db: Bound, divisionId: DivisionId, ownerHash: Buffer) {
  const { rows } = await sql<LockedBasket>`
    select id, version, codes, gift_card_ids as "giftCardIds", nextval('order_numbers') as "nextOrderId" from baskets
    where division_id = ${divisionId} and owner_hash = ${basketOwner(ownerHash)} and name = 'main' for update`.execute(
    db,
  );
  return rows[0];
}

async function orderOfAttempt(db: Bound, divisionId: DivisionId, attemptId: string) {
  const row = await db
    .selectFrom("payment_attempts as a")
    .innerJoin("orders as o", (join) =>
      join.onRef("o.division_id", "=", "a.division_id").onRef("o.id", "=", "a.order_id"),
    )
    .where("a.division_id", "=", divisionId)
    .where("a.id", "=", attemptId)
    .select(["o.id", "o.reference", "a.amount_minor", "a.gift_card_minor", "a.currency", "a.state", "a.message"])
    .executeTakeFirst();
  if (!row) return undefined;
  const order: WrittenOrder = {
    id: row.id,
    reference: row.reference,
    toPayMinor: row.amount_minor,
    giftCardMinor: row.gift_card_minor,
    currency: row.currency,
  };
  return { order, state: row.state, message: row.message };
}

/** Refuses a total, a charge or a delivery that the shopper has not seen; it is shown first. */
function refuseChangedQuote(
  platform: Platform,
  { body, division }: OrderRequest,
  quote: ReturnType<typeof deriveQuote>,
  basketVersion: number,
) {
  const { expectedTotal, expectedToPay = expectedTotal } = body;
  const isSeen =
    toMajor(quote.totals.totalMinor, division.currency) === expectedTotal &&
    toMajor(quote.payment.toPayMinor, division.currency) === expectedToPay;
  if (isSeen && quote.chosen.code === body.shippingMethod) return;
  throw new Refusal("priceChanged", { data: presentQuote(platform.origins, division, quote, basketVersion) });
}
