// Finding the payment of an attempt. The reference is stored once the processor has answered; before that, and after a
// process has died in between, the payment is found by what it carries in its metadata.
import type Stripe from "stripe";
import type { ChargeResult } from "../card-payments.ts";
import type { StripeClient } from "./stripe-client.ts";
import { resultOfIntent, resultOfPage } from "./stripe-results.ts";

/** Searching finds what is older than a minute (docs.stripe.com/search#data-freshness): younger ones are listed. */
const freshSeconds = 180;
const pageSeconds = 45 * 60;
const mostListed = 2_000;

/** What became of an attempt; null where Stripe has never heard of it. */
export const findPayment = (
  client: StripeClient,
  attempt: string,
  stored: string | null,
): Promise<ChargeResult | null> =>
  client.call(async (stripe) => {
    const reference = stored || client.reference(attempt);
    const found = reference ? await retrieve(stripe, reference) : await lookFor(stripe, attempt);
    if (found) client.remember(attempt, found.reference);
    return found;
  });

/** Ends an attempt that waits for its card holder. One that was settled before stays as it is. */
export async function cancelPayment(
  client: StripeClient,
  attempt: string,
  stored: string | null,
): Promise<ChargeResult | null> {
  const found = await findPayment(client, attempt, stored);
  if (found?.state !== "action_needed") return found;
  return client.call(async (stripe) => {
    const { reference } = found;
    try {
      return isPage(reference)
        ? resultOfPage(await stripe.checkout.sessions.expire(reference))
        : resultOfIntent(await stripe.paymentIntents.cancel(reference, {}, { idempotencyKey: `cancel ${attempt}` }));
    } catch (error) {
      // It was settled in between.
      if ((error as Stripe.errors.StripeError).type === "StripeInvalidRequestError") return retrieve(stripe, reference);
      throw error;
    }
  });
}

const isPage = (reference: string): boolean => reference.startsWith("cs_");

const retrieve = async (stripe: Stripe, reference: string): Promise<ChargeResult> =>
  isPage(reference)
    ? resultOfPage(
        await stripe.checkout.sessions.retrieve(reference, {
          expand: ["payment_intent", "payment_intent.latest_charge"],
        }),
      )
    : resultOfIntent(await stripe.paymentIntents.retrieve(reference, { expand: ["latest_charge"] }));

async function lookFor(stripe: Stripe, attempt: string): Promise<ChargeResult | null> {
  const { data } = await stripe.paymentIntents.search({ query: `metadata['attempt']:'${attempt}'`, limit: 1 });
  if (data[0]) return retrieve(stripe, data[0].id);
  const since = (seconds: number) => ({ created: { gte: Math.floor(Date.now() / 1000) - seconds }, limit: 100 });
  const intents = await stripe.paymentIntents.list(since(freshSeconds)).autoPagingToArray({ limit: mostListed });
  const intent = intents.find(({ metadata }) => metadata.attempt === attempt);
  if (intent) return retrieve(stripe, intent.id);
  const pages = await stripe.checkout.sessions.list(since(pageSeconds)).autoPagingToArray({ limit: mostListed });
  const page = pages.find(({ client_reference_id }) => client_reference_id === attempt);
  return page ? retrieve(stripe, page.id) : null;
}
