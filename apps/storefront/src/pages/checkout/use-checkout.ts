// The checkout's state: what is typed, what it costs, what went wrong where, and the one intent to pay that is under way.
import type { CheckoutPageData, QuoteData } from "@selvedge/contracts/storefront/page-data";
import { quoteChanges } from "@selvedge/domain/basket/quote-changes";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { afterPress } from "../../parts/after-press.ts";
import { ApiFailure, api } from "../../state/api.ts";
import { money } from "../../state/money.ts";
import { faultyFields, namedFault } from "./field-labels.ts";
import { firstTexts } from "./first-texts.ts";
import { bodyOf, type Card } from "./order-body.ts";
import { orderFaults } from "./order-rules.ts";
import { type Payer, payIntent } from "./pay-intent.ts";
import { forgetPlaced, keepPlaced, placedBefore } from "./placed-order.ts";
import { keepTyped, typedBefore } from "./typed-values.ts";

type Texts = Record<string, string>;

export interface FieldState {
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  /** Looks at what was typed. A field that nobody has filled in yet is left alone. */
  onBlur(): void;
}

export interface CheckoutState {
  readonly quote: QuoteData;
  readonly countries: CheckoutPageData["countries"];
  readonly country: string;
  readonly idempotencyKey: string;
  /** What held the order up when it was sent, by field's name, as far as it still does; `message` is of the form as a whole. */
  readonly told: Texts;
  readonly message: string;
  readonly notice: string;
  readonly cardMessage: string;
  /** The form was posted and has come back: without its card. */
  readonly mustTypeCardAgain: boolean;
  readonly isBusy: boolean;
  setCountry(code: string): void;
  setShipping(code: string): void;
  /** A field that is kept over a reload. */
  field(name: string): FieldState;
  /** The same for the card, which is kept nowhere. */
  cardField(name: keyof Card): FieldState;
  submit(event: FormEvent<HTMLFormElement>): void;
}

const noCard: Card = { cardNumber: "", expiry: "", securityCode: "" };

export function useCheckout(data: CheckoutPageData): CheckoutState {
  const [values, setValues] = useState<Texts>(data.form?.values ?? {});
  const [card, setCard] = useState(noCard);
  const [quote, setQuote] = useState(data.quote!);
  const [country, setCountry] = useState(data.country);
  const [errors, setErrors] = useState<Texts>(firstTexts(data.form?.errors ?? {}));
  const [wasSent, setSent] = useState(data.form !== null);
  const [texts, setTexts] = useState(textsOf(data.form?.errors ?? {}, data.form?.message ?? ""));
  const [isBusy, setBusy] = useState(false);
  const payer = useRef<Payer>(null);
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before a reload is taken up once
  useEffect(() => {
    if (placedBefore()?.isPaid) forgetPlaced();
    const before = typedBefore();
    // A form that was posted brings what was typed; coming back from a bank brings nothing.
    if (Object.keys(data.form?.values ?? {}).length > 0 || Object.keys(before).length === 0) return;
    setValues(before);
    if (before.country && before.country !== country) requote(before.country, before.shippingMethod);
    else if (before.shippingMethod && before.shippingMethod !== quote.chosen) requote(country, before.shippingMethod);
  }, []);

  // A page that the browser kept on the way to a bank still shows the card and the wait: a fresh one takes its place.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);

  /** Marks a field, or clears it, by what stands in it now. */
  function look(name: string, inCountry = country) {
    const fault = orderFaults(bodyOf(values, inCountry, quote), card, new Date())[name];
    setErrors(({ [name]: _, ...others }) => (fault === undefined ? others : { ...others, [name]: fault }));
  }

  const fieldState = (name: string, value: string | undefined, onChange: (value: string) => void): FieldState => ({
    value: value ?? "",
    error: errors[name] && namedFault(name, errors[name]),
    onChange,
    onBlur: () => {
      if (value || wasSent) afterPress(() => look(name));
    },
  });

  function change(name: string, value: string) {
    setErrors(({ [name]: _, ...others }) => others);
    const next = { ...values, [name]: value };
    setValues(next);
    keepTyped({ ...next, country, shippingMethod: quote.chosen });
  }

  async function requote(nextCountry: string, shippingMethod?: string) {
    setCountry(nextCountry);
    if (shippingMethod) setQuote((known) => ({ ...known, chosen: shippingMethod }));
    keepTyped({ ...values, country: nextCountry, shippingMethod: shippingMethod ?? "" });
    try {
      const { data: next } = await api("POST /checkout/quote/", {
        body: { country: nextCountry, ...(shippingMethod ? { shippingMethod } : {}) },
      });
      setQuote(next);
      setTexts({ message: "", notice: "", card: "" });
    } catch (error) {
      setTexts({ message: wordsOf(error), notice: "", card: "" });
    }
  }

  async function pay() {
    setBusy(true);
    setErrors({});
    setTexts({ message: "", notice: "", card: "" });
    payer.current ??= payIntent(data.idempotencyKey);
    const outcome = await payer.current.pay(bodyOf(values, country, quote), card);
    if (outcome.kind === "done") {
      keepPlaced(outcome.order);
      location.assign(outcome.address);
      return;
    }
    setBusy(false);
    setSent(true);
    if (outcome.kind === "changed") {
      setQuote(outcome.quote);
      const notice = quoteChanges(quote, outcome.quote, (major) => money(major, outcome.quote.totals.currency));
      setTexts({ message: "", notice, card: "" });
    } else {
      setErrors(outcome.errors);
      setTexts({
        message: outcome.place === "form" && faultyFields(outcome.errors).length === 0 ? outcome.message : "",
        notice: "",
        card: outcome.place === "card" ? outcome.message : "",
      });
    }
    queueMicrotask(() => requestAnimationFrame(() => focusTrouble(form.current)));
  }

  return {
    quote,
    country,
    countries: data.countries,
    idempotencyKey: data.idempotencyKey,
    told: wasSent ? errors : {},
    message: texts.message,
    notice: texts.notice,
    cardMessage: texts.card,
    mustTypeCardAgain: data.form !== null && Object.keys(data.form.values).length > 0,
    isBusy,
    setCountry(code) {
      for (const name of ["shippingAddress.zip", "phone"]) if (values[name]) look(name, code);
      void requote(code);
    },
    setShipping: (code) => void requote(country, code),
    field: (name) => fieldState(name, values[name], (value) => change(name, value)),
    cardField: (name) =>
      fieldState(name, card[name], (value) => {
        setErrors(({ [name]: _, ...others }) => others);
        setCard((known) => ({ ...known, [name]: value }));
      }),
    submit(event) {
      event.preventDefault();
      form.current = event.currentTarget;
      if (!isBusy) void pay();
    },
  };
}

/** The first thing to put right gets the focus: a field, else the message. */
function focusTrouble(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  (field ?? form?.querySelector<HTMLElement>("#card-message, #checkout-message"))?.focus();
  if (!field && form?.querySelector("#card-message")) form.querySelector<HTMLElement>("#cardNumber")?.focus();
}

function textsOf(errors: Record<string, string[]>, message: string) {
  const isCard = "card" in errors;
  const isOfFields = faultyFields(errors).length > 0;
  return { message: isCard || isOfFields ? "" : message, notice: "", card: isCard ? message : "" };
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : "We could not reach the shop. Please try again.";
