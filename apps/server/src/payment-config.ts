// What Stripe and PayPal are set up with. A wrong value stops the start with one plain sentence.
import type { PaypalConfig, StripeAccount, StripeConfig } from "./adapters/card-payments/card-payments.ts";

type Environment = Record<string, string | undefined>;

const stripeForm =
  "STRIPE_ACCOUNTS must look like uk=<publishable key>:<secret key>:<webhook secret>, with commas between several accounts and a plus between two webhook secrets.";

/** STRIPE_ACCOUNTS: each account by its name with its three keys. The first one takes the cards of shops that name none. */
export function stripeConfig(env: Environment): StripeConfig {
  const accounts = (env.STRIPE_ACCOUNTS ?? "").split(",").map(stripeAccount);
  if (new Set(accounts.map(({ name }) => name)).size < accounts.length)
    throw new Error("STRIPE_ACCOUNTS names one account twice.");
  return { accounts, ...(env.STRIPE_URL ? { url: serviceUrl(env, "STRIPE_URL", "") } : {}) };
}

function stripeAccount(entry: string): StripeAccount {
  const found = /^\s*([\w-]{1,40})=(pk_\w+):((?:sk|rk)_\w+):(whsec_[\w+/=]+)\s*$/.exec(entry);
  if (!found) throw new Error(stripeForm);
  const [, name, publishableKey, secretKey, secrets] = found as unknown as [string, string, string, string, string];
  return { name, publishableKey, secretKey, webhookSecrets: secrets.split("+") };
}

/** PAYPAL_ACCOUNT: "<client id>:<secret>", with PAYPAL_WEBHOOK_ID beside it. */
export function paypalConfig(env: Environment): PaypalConfig {
  const [, clientId, secret] = /^([^:\s]+):([^:\s]+)$/.exec(env.PAYPAL_ACCOUNT ?? "") ?? [];
  if (!clientId || !secret || !env.PAYPAL_WEBHOOK_ID)
    throw new Error("PAYPAL_ACCOUNT must look like <client id>:<secret>, with PAYPAL_WEBHOOK_ID beside it.");
  const url = serviceUrl(env, "PAYPAL_URL", "https://api-m.paypal.com");
  return { url, clientId, secret, webhookId: env.PAYPAL_WEBHOOK_ID };
}

/** Where a service is; without https only on this machine, where a test plays it. */
function serviceUrl(env: Environment, name: string, usual: string): string {
  const value = env[name] || usual;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isHere = url?.protocol === "http:" && url.hostname === "127.0.0.1" && env.NODE_ENV === "test";
  if (url?.protocol !== "https:" && !isHere) throw new Error(`${name} must be an https address.`);
  return value.replace(/\/$/, "");
}
