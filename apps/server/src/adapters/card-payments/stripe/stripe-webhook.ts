import type Stripe from "stripe";
import type { CardWebhook, StripeAccount } from "../card-payments.ts";
import type { StripeClient } from "./stripe-client.ts";

/** Seconds for which a signed message is taken: an old one is a recording. */
const toleranceSeconds = 300;

type Message = Parameters<CardWebhook["read"]>[0];

/** The attempts that a message is about, once one of the secrets has signed it; null for any other message. */
export const readStripeMessage = (
  accounts: readonly StripeAccount[],
  client: StripeClient,
  { headers, body }: Message,
): Promise<readonly string[] | null> =>
  client.call(async (stripe) => {
    const signature = headers["stripe-signature"];
    if (typeof signature !== "string") return null;
    for (const secret of accounts.flatMap(({ webhookSecrets }) => webhookSecrets)) {
      const event = signedEvent(stripe, { body, signature, secret });
      if (event) return attemptsOf(event, client);
    }
    return null;
  });

function signedEvent(
  stripe: Stripe,
  { body, signature, secret }: { body: Buffer; signature: string; secret: string },
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds);
  } catch {
    return null;
  }
}

function attemptsOf(event: Stripe.Event, client: StripeClient): readonly string[] {
  const about = event.data.object as { id?: string; metadata?: Record<string, string> | null };
  const attempt = about.metadata?.attempt;
  if (!attempt || !/^(?:payment_intent|checkout\.session)\./.test(event.type)) return [];
  if (event.type.startsWith("payment_intent.") && about.id) client.remember(attempt, about.id);
  return [attempt];
}
