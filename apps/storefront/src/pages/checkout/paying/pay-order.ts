import { quoteChanges } from "@selvedge/domain/basket/quote-changes";
import { flushSync } from "react-dom";
import { money } from "../../../state/money.ts";
import { faultyFields } from "../field-labels.ts";
import { savePlaced } from "../placed-order.ts";
import type { Held } from "../use-checkout.ts";
import { bodyOf } from "./order-body.ts";
import { type Outcome, type Payer, payIntent } from "./pay-intent.ts";

/** The payment of this document: sent again with the same key until it has an answer. */
let payer: Payer | undefined;

/** Pays what is typed: leads to the receipt or the bank, or shows why not and goes to the first field with an error. */
export async function payOrder(held: Held, form: HTMLFormElement): Promise<void> {
  const { data } = held;
  const before = held.now();
  held.patch({ isBusy: true, errors: {}, message: "", notice: "", cardMessage: "" });
  payer ??= payIntent(data.idempotencyKey, data.cards);
  const { forms, card, quote } = before;
  const total = { amount: quote.totals.toPay, currency: quote.totals.currency };
  const outcome = await payer.pay(bodyOf(before), { forms, card, total });
  if (outcome.kind === "done") {
    savePlaced(outcome.order);
    location.assign(outcome.address);
    return;
  }
  // The errors have to be on the page before one of them takes the focus.
  flushSync(() => show(held, outcome));
  focusTrouble(form);
}

function show(held: Held, outcome: Exclude<Outcome, { kind: "done" }>) {
  const { forms, quote } = held.now();
  if (outcome.kind === "changed") {
    const notice = quoteChanges(quote, outcome.quote, (major) => money(major, outcome.quote.totals.currency));
    held.patch({ isBusy: false, wasSent: true, quote: outcome.quote, notice });
  } else {
    const isOfFields = faultyFields(forms, outcome.errors).length > 0;
    held.patch({
      isBusy: false,
      wasSent: true,
      errors: outcome.errors,
      message: outcome.place === "form" && !isOfFields ? outcome.message : "",
      cardMessage: outcome.place === "card" ? outcome.message : "",
    });
  }
}

/** Focuses the first invalid field, else the message. */
function focusTrouble(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
  (field ?? form.querySelector<HTMLElement>("#card-message, #checkout-message"))?.focus();
  if (!field && form.querySelector("#card-message")) form.querySelector<HTMLElement>("#cardNumber")?.focus();
}
