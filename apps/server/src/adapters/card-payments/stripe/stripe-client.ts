import type Stripe from "stripe";
import { PaymentsUnreachable } from "../card-payments.ts";

export interface StripeClient {
  /** Runs calls of Stripe. Throws PaymentsUnreachable where no answer came: the money may have moved. */
  call<T>(work: (stripe: Stripe) => Promise<T>): Promise<T>;
  /** Which payment an attempt is, as far as this process knows. */
  reference(attempt: string): string | null;
  remember(attempt: string, reference: string): void;
}

const mostRemembered = 10_000;
const timeLimitMs = 10_000;

/** A client of one account. Stripe's own code is loaded with the first call: nobody else's start waits for it. */
export function stripeClient(secretKey: string, url?: string): StripeClient {
  const references = new Map<string, string>();
  let loading: Promise<Stripe> | undefined;
  const load = async () => {
    const { default: StripeSdk } = await import("stripe");
    return new StripeSdk(secretKey, { maxNetworkRetries: 2, timeout: timeLimitMs, telemetry: false, ...placeOf(url) });
  };
  return {
    async call(work) {
      loading ??= load();
      try {
        return await work(await loading);
      } catch (error) {
        throw isUnanswered(error) ? new PaymentsUnreachable("Stripe gave no answer.", { cause: error }) : error;
      }
    },
    reference: (attempt) => references.get(attempt) ?? null,
    remember(attempt, reference) {
      if (references.size >= mostRemembered) references.delete(references.keys().next().value!);
      references.set(attempt, reference);
    },
  };
}

function placeOf(url: string | undefined) {
  if (!url) return {};
  const { protocol, hostname, port } = new URL(url);
  return { protocol: protocol.slice(0, -1) as "http" | "https", host: hostname, ...(port ? { port } : {}) };
}

/** Stripe's errors by their `type`. Source: docs.stripe.com/error-handling. */
const unanswered = new Set(["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"]);

const isUnanswered = (error: unknown): boolean => unanswered.has(String((error as { type?: unknown })?.type));
