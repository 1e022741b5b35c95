// First half of paying a sale: the attempt is stored before any money is requested.
import type { Bound } from "@selvedge/db/bound";
import { toMajor } from "@selvedge/domain/money/money";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { saleOfLink } from "./links.ts";
import { boughtPath } from "./own-sale.ts";
import { attemptsOfSale, lockSale } from "./queries.ts";

interface SalePayment {
  division: Division;
  link: string;
  attemptId: string;
  /** In major units, as the payer saw it. */
  expectedTotal: number;
}

/** What a request to pay is answered: as `completeCheckout` answers one for an order. */
export type SaleAnswer =
  | {
      ok: true;
      data: {
        orderHash: string;
        reference: string;
        state: "paid" | "action_needed";
        receiptUrl: string;
        actionUrl: string | null;
      };
    }
  | { ok: false; message: string; requestId?: string };

export type OpenedSale =
  | { kind: "answered"; answer: SaleAnswer }
  /** Earlier attempts could still succeed: they are settled first, and nothing has been written. */
  | { kind: "unsettled"; attempts: readonly string[]; giftCardMinor: 0 }
  /** A gift card is not bought with a gift card. */
  | { kind: "open"; attemptId: string; reference: string; amountMinor: number; giftCardMinor: 0; currency: string };

const reference = "Gift card";

/** The answer for a sale that is paid. */
export const paidSale = (link: string): SaleAnswer => ({
  ok: true,
  data: { orderHash: link, reference, state: "paid", receiptUrl: boughtPath(link), actionUrl: null },
});

/**
 * Writes one payment attempt for a sale, or finds it again; the sale's row is the lock. Throws notFound, stillWorking, and
 * moveRefused for a total that the payer has not seen.
 */
export async function openSalePayment(db: Bound, platform: Platform, payment: SalePayment): Promise<OpenedSale> {
  const { division, link, attemptId, expectedTotal } = payment;
  const id = saleOfLink(platform.config, division.id, link);
  const sale = id === null ? undefined : await lockSale(db, division.id, id);
  if (!sale) throw new Refusal("notFound");
  const attempts = await attemptsOfSale(db, division.id, sale.id);
  const known = { attemptId, reference, currency: sale.currency };
  const begun = attempts.find((attempt) => attempt.id === attemptId);
  if (begun?.state === "failed") return { kind: "answered", answer: { ok: false, message: begun.message } };
  if (begun) return { kind: "open", ...known, amountMinor: begun.amountMinor, giftCardMinor: 0 };
  if (sale.state !== "open") return { kind: "answered", answer: paidSale(link) };
  if (toMajor(sale.amountMinor, sale.currency) !== expectedTotal)
    throw new Refusal("moveRefused", {
      message: "The amount has changed since you opened this page. Please check it again.",
    });
  if (attempts.some(({ state, isRecent }) => state === "started" && isRecent)) throw new Refusal("stillWorking");
  const open = attempts.filter(({ state }) => state === "started" || state === "action_needed");
  if (open.length > 0) return { kind: "unsettled", attempts: open.map((attempt) => attempt.id), giftCardMinor: 0 };
  await db
    .insertInto("payment_attempts")
    .values({
      division_id: division.id,
      id: attemptId,
      order_id: null,
      gift_card_sale_id: sale.id,
      provider: platform.cards.provider,
      account_name: platform.cards.account,
      payment_method_name: platform.cards.methodName,
      amount_minor: sale.amountMinor,
      currency: sale.currency,
      state: "started",
      provider_reference: null,
      action_url: null,
      finished_at: null,
    })
    .execute();
  return { kind: "open", ...known, amountMinor: sale.amountMinor, giftCardMinor: 0 };
}
