// Cards, and the wallets of browsers, by Stripe: payment intents that the server confirms with a token of the Payment Element.
// A bank's second step is a page that the shopper is led to. Without scripts the card is typed on Stripe's own page.
import { readFileSync } from "node:fs";
import type { CardPayments, ChargeRequest, StripeAccount, StripeConfig } from "../card-payments.ts";
import { stripeAmount } from "./stripe-amounts.ts";
import { type StripeClient, stripeClient } from "./stripe-client.ts";
import { cancelPayment, findPayment } from "./stripe-find.ts";
import { refundByStripe } from "./stripe-refunds.ts";
import { declineOf, resultOfIntent, resultOfPage } from "./stripe-results.ts";
import { readStripeMessage } from "./stripe-webhook.ts";

const script = {
  path: "/card-scripts/stripe.js",
  text: readFileSync(new URL("./card-script.js", import.meta.url), "utf8"),
};
/** A charge with it is paid on Stripe's own page. */
const pageToken = "page";
/** The least that Stripe allows: a page that is left alone ends before its order does. */
const pageMinutes = 31;

/** Stripe with one account or several; shops choose theirs by its name. */
export function stripeCards(config: StripeConfig): CardPayments {
  const accounts: Record<string, CardPayments> = {};
  for (const account of config.accounts) accounts[account.name] = oneAccount(config, account, accounts);
  return accounts[config.accounts[0]!.name]!;
}

function oneAccount(
  config: StripeConfig,
  account: StripeAccount,
  accounts: Readonly<Record<string, CardPayments>>,
): CardPayments {
  const client = stripeClient(account.secretKey, config.url);
  return {
    provider: "stripe",
    account: account.name,
    methodName: "Card",
    unavailable: null,
    accounts,
    browser: {
      ownScript: script,
      entry: { script: script.path, fields: "processor", settings: { publishableKey: account.publishableKey } },
      withoutScripts: { kind: "processorPage", token: pageToken },
      // Source: docs.stripe.com/security/guide, "Content security policy".
      origins: {
        scripts: ["https://js.stripe.com", "https://*.js.stripe.com"],
        frames: ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
        calls: ["https://api.stripe.com"],
        pages: ["https://checkout.stripe.com", "https://hooks.stripe.com"],
        pictures: ["https://*.stripe.com"],
      },
    },
    webhook: { read: (message) => readStripeMessage(config.accounts, client, message) },
    sandbox: null,
    charge: (request) => (request.token === pageToken ? openPage(client, request) : confirm(client, request)),
    find: (key, known) => findPayment(client, key, known?.reference ?? null),
    cancel: (key, known) => cancelPayment(client, key, known?.reference ?? null),
    refund: (request) => refundByStripe(client, request),
  };
}

/** Takes the money at once, or leads to the bank. */
const confirm = (client: StripeClient, request: ChargeRequest) =>
  client.call(async (stripe) => {
    try {
      const intent = await stripe.paymentIntents.create(
        {
          amount: stripeAmount(request.amountMinor, request.currency),
          currency: request.currency.toLowerCase(),
          confirm: true,
          confirmation_token: request.token,
          allowed_payment_method_types: ["card"],
          return_url: request.returnUrl,
          description: request.description,
          metadata: { attempt: request.idempotencyKey },
          expand: ["latest_charge"],
        },
        { idempotencyKey: `charge ${request.idempotencyKey}` },
      );
      client.remember(request.idempotencyKey, intent.id);
      return resultOfIntent(intent);
    } catch (error) {
      const declined = declineOf(error);
      if (declined) return declined;
      throw error;
    }
  });

/** A page of Stripe's for one payment. */
const openPage = (client: StripeClient, request: ChargeRequest) =>
  client.call(async (stripe) => {
    const { idempotencyKey: attempt, amountMinor, currency, description, returnUrl } = request;
    const page = await stripe.checkout.sessions.create(
      {
        mode: "payment",
        allowed_payment_method_types: ["card"],
        client_reference_id: attempt,
        success_url: returnUrl,
        cancel_url: returnUrl,
        expires_at: Math.floor(Date.now() / 1000) + pageMinutes * 60,
        metadata: { attempt },
        payment_intent_data: { description, metadata: { attempt } },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: stripeAmount(amountMinor, currency),
              product_data: { name: description },
            },
          },
        ],
      },
      { idempotencyKey: `page ${attempt}` },
    );
    client.remember(attempt, page.id);
    return resultOfPage(page);
  });
