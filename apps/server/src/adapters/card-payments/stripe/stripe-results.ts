import type Stripe from "stripe";
import type { ChargeResult } from "../card-payments.ts";

const cancelled = "This payment was cancelled. You have not been charged.";
const notConfirmed = "Your bank did not confirm this payment. You have not been charged.";

/** What became of a payment, by its status. Source: docs.stripe.com/payments/paymentintents/lifecycle. */
export function resultOfIntent(intent: Stripe.PaymentIntent): ChargeResult {
  const base = { reference: intent.id, methodName: methodOf(intent) };
  switch (intent.status) {
    case "succeeded":
      return { state: "succeeded", ...base };
    case "canceled":
      return { state: "failed", message: cancelled, ...base };
    case "requires_payment_method":
      return { state: "failed", message: sentence(intent.last_payment_error?.message) ?? notConfirmed, ...base };
    default:
      return { state: "action_needed", actionUrl: intent.next_action?.redirect_to_url?.url ?? "", ...base };
  }
}

/** What became of a payment on Stripe's own page. */
export function resultOfPage(page: Stripe.Checkout.Session): ChargeResult {
  const { payment_intent: intent } = page;
  if (intent && typeof intent === "object" && page.status !== "open") return resultOfIntent(intent);
  const base = { reference: page.id, methodName: "Card" };
  return page.status === "open"
    ? { state: "action_needed", actionUrl: page.url ?? "", ...base }
    : { state: "failed", message: cancelled, ...base };
}

/** A card that was refused, with what its holder is told; null for any other error. */
export function declineOf(error: unknown): ChargeResult | null {
  const { type, message, payment_intent, param } = error as Partial<Stripe.errors.StripeError> &
    Record<string, unknown>;
  const reference = (payment_intent as { id?: string } | undefined)?.id ?? "";
  if (type === "StripeCardError")
    return { state: "failed", reference, message: sentence(message) ?? notConfirmed, methodName: "Card" };
  // A token that was used, has ended, or is made up.
  if (type === "StripeInvalidRequestError" && param === "confirmation_token")
    return { state: "failed", reference, message: "Please enter your card again.", methodName: "Card" };
  return null;
}

/** "Your card was declined." with what a shopper wants to know of it. */
const sentence = (message: string | undefined): string | undefined =>
  message && `${message} You have not been charged.`;

/** "Visa ending 4242", "Apple Pay, Visa ending 4242". */
function methodOf({ latest_charge: charge }: Stripe.PaymentIntent): string {
  const card = charge && typeof charge === "object" ? charge.payment_method_details?.card : null;
  if (!card) return "Card";
  const name = `${titled(card.brand ?? "card")} ending ${card.last4}`;
  return card.wallet ? `${titled(card.wallet.type)}, ${name}` : name;
}

const titled = (code: string): string =>
  code
    .split("_")
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(" ");
