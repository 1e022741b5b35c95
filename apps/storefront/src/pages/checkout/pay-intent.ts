// One wish to pay, sent until it has a definite answer. While the answer is unknown the very same request goes out again,
// under the same key: the server charges once. Only a definite answer frees the way for a new one.
import type { QuoteData } from "@selvedge/contracts/storefront/page-data";
import { ApiFailure, api } from "../../state/api.ts";
import { firstTexts } from "./first-texts.ts";
import type { Card, OrderBody } from "./order-body.ts";
import { orderFaults } from "./order-rules.ts";
import type { PlacedOrder } from "./placed-order.ts";

export type Outcome =
  | { kind: "done"; address: string; order: PlacedOrder }
  /** The total is another one now: shown, and charged only when it is confirmed. */
  | { kind: "changed"; quote: QuoteData }
  | { kind: "refused"; place: "form" | "card"; message: string; errors: Record<string, string> };

export interface Payer {
  pay(body: OrderBody, card: Card): Promise<Outcome>;
}

interface Intent {
  readonly key: string;
  readonly body: OrderBody & { cardToken: string };
}

/** Pauses between tries while nothing is known, in milliseconds. */
const retryAfterMs = [600, 1500, 3000, 5000];

export function payIntent(firstKey: string): Payer {
  let open: Intent | null = null;
  let nextKey = firstKey;

  return {
    async pay(body, card) {
      if (!open) {
        const faults = faultsOf(body, card);
        if (faults) return faults;
        const token = await tokenOf(card);
        if (typeof token !== "string") return token;
        open = { key: nextKey, body: { ...body, cardToken: token } };
      }
      const outcome = await send(open);
      if (outcome === "unknown") return unknown;
      open = null;
      nextKey = crypto.randomUUID();
      return outcome;
    },
  };
}

const unknown: Outcome = {
  kind: "refused",
  place: "form",
  errors: {},
  message:
    "We have not heard back about your payment yet. Press Pay again to ask once more: you will not be charged twice.",
};

async function send({ key, body }: Intent): Promise<Outcome | "unknown"> {
  for (const pauseMs of [0, ...retryAfterMs]) {
    await new Promise((go) => setTimeout(go, pauseMs));
    try {
      const { data } = await api("POST /checkout/place/", { body, idempotencyKey: key });
      const { orderHash, reference, state } = data;
      const order = { orderHash, reference, isPaid: state === "paid" };
      return { kind: "done", address: data.actionUrl ?? data.receiptUrl, order };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const outcome = outcomeOf(error);
      if (outcome) return outcome;
    }
  }
  return "unknown";
}

/** null: nothing is known yet. */
function outcomeOf({ status, answer, message }: ApiFailure): Outcome | null {
  if (status === 0 || status >= 500 || answer.code === "stillWorking") return null;
  if (answer.code === "priceChanged") return { kind: "changed", quote: answer.data as QuoteData };
  const errors = firstTexts(answer.errors);
  const isCard = answer.code === "cardDeclined" || answer.code === "cardInvalid";
  return { kind: "refused", place: isCard ? "card" : "form", message: isCard ? message : answer.message, errors };
}

/** Everything that is wrong is told at once, before the card goes anywhere. */
function faultsOf(body: OrderBody, card: Card): Outcome | null {
  const errors = orderFaults(body, card, new Date());
  if (Object.keys(errors).length === 0) return null;
  return { kind: "refused", place: "form", message: "Please check the fields below.", errors };
}

/** The processor's answer to the card: a token, or why not. Nothing has been charged either way. */
async function tokenOf(card: Card): Promise<string | Outcome> {
  try {
    const { data } = await api("POST /local-cards/tokens/", {
      body: { number: card.cardNumber, expiry: card.expiry, securityCode: card.securityCode },
    });
    return data.token;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { code, errors } = error.answer;
    const isCard = code === "cardInvalid" || code === "validation";
    if (!isCard) return { kind: "refused", place: "form", message: error.message, errors: {} };
    return { kind: "refused", place: "card", message: error.answer.message, errors: cardErrors(errors) };
  }
}

/** The processor calls the card's number by a name of its own. */
function cardErrors(errors: Record<string, string[]>): Record<string, string> {
  const { number, ...others } = firstTexts(errors);
  return number ? { ...others, cardNumber: number } : others;
}
