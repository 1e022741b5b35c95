// One payment, sent until it has a definite answer. While the answer is unknown the same request is sent again with the
// same key, so the server charges once. A new payment starts only after a definite answer.
import type { CardEntry, CheckoutPageData, QuoteData } from "@selvedge/contracts/pages/page-data";
import { ApiFailure, api } from "../../../state/api.ts";
import { firstTexts } from "../first-texts.ts";
import type { PlacedOrder } from "../placed-order.ts";
import { type CardTotal, cardContext, loadCardScript } from "./card-script.ts";
import type { Card, OrderBody } from "./order-body.ts";
import { orderFaults } from "./order-rules.ts";

export type Outcome =
  | { kind: "done"; address: string; order: PlacedOrder }
  /** The total has changed: it is shown, and charged only after the shopper confirms it. */
  | { kind: "changed"; quote: QuoteData }
  | { kind: "refused"; place: "form" | "card"; message: string; errors: Record<string, string> };

export interface Payer {
  pay(body: OrderBody, with_: PaidWith): Promise<Outcome>;
}

type Forms = CheckoutPageData["forms"];

interface PaidWith {
  readonly forms: Forms;
  readonly card: Card;
  readonly total: CardTotal;
}

interface Intent {
  readonly key: string;
  readonly body: OrderBody & { cardToken: string };
}

/** Pauses between retries while the answer is unknown, in milliseconds. */
const retryAfterMs = [600, 1500, 3000, 5000];

/** Creates the payer of one checkout. `entry` describes how the card becomes a token; what costs nothing takes none. */
export function payIntent(firstKey: string, entry: CardEntry | null): Payer {
  let open: Intent | null = null;
  let nextKey = firstKey;

  return {
    async pay(body, { forms, card, total }) {
      if (!open) {
        const paidBy = body.expectedToPay > 0 && body.payWith === "card" ? entry : null;
        const faults = faultsOf(body, forms, paidBy?.fields === "ours" ? card : null);
        if (faults) return faults;
        const token = paidBy ? await tokenOf(card, paidBy, total) : "";
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
  message: "We haven't heard back about your payment yet. Press Pay to check again. You won't be charged twice.",
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

/** null: the answer is still unknown. */
function outcomeOf({ status, answer, message }: ApiFailure): Outcome | null {
  if (status === 0 || status >= 500 || answer.code === "stillWorking") return null;
  if (answer.code === "priceChanged") return { kind: "changed", quote: answer.data as QuoteData };
  const errors = firstTexts(answer.errors);
  const isCard = answer.code === "cardDeclined" || answer.code === "cardInvalid";
  return { kind: "refused", place: isCard ? "card" : "form", message: isCard ? message : answer.message, errors };
}

/** All errors at once, before the card is sent anywhere. */
function faultsOf(body: OrderBody, forms: Forms, card: Card | null): Outcome | null {
  const errors = orderFaults(body, forms, card, new Date());
  if (Object.keys(errors).length === 0) return null;
  return { kind: "refused", place: "form", message: "Please check the fields below.", errors };
}

/** The processor's answer to the card: a token, or why there is none. Nothing has been charged either way. */
async function tokenOf(card: Card, entry: CardEntry, total: CardTotal): Promise<string | Outcome> {
  try {
    const answer = await (await loadCardScript(entry.script)).token(card, cardContext(entry, total));
    if ("token" in answer) return answer.token;
    const { message, errors, isOfCard } = answer;
    return { kind: "refused", place: isOfCard ? "card" : "form", message, errors };
  } catch {
    return { kind: "refused", place: "form", message: notReached, errors: {} };
  }
}

const notReached = "We could not reach the payment service. You have not been charged. Please try again.";
