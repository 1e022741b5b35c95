// The checkout's state: typed values, quote, errors, and the current payment.
import type { CheckoutPageData, QuoteData } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { afterPress } from "../../parts/after-press.ts";
import { money } from "../../state/money.ts";
import { loadCardScript } from "./card-script.ts";
import { type ExtraField, extraFields, faultyFields, namedFault } from "./field-labels.ts";
import { firstTexts } from "./first-texts.ts";
import { bodyOf, type Card } from "./order-body.ts";
import { loadPaying } from "./paying/load-paying.ts";
import type { Payer } from "./paying/pay-intent.ts";
import { clearPlaced, loadPlaced, savePlaced } from "./placed-order.ts";
import { loadTyped, saveTyped } from "./typed-values.ts";

type Texts = Record<string, string>;

export interface FieldState {
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  /** Validates what was typed. A field that is still empty is left alone. */
  onBlur(): void;
}

export interface CheckoutState {
  readonly quote: QuoteData;
  readonly countries: CheckoutPageData["countries"];
  readonly country: string;
  readonly idempotencyKey: string;
  /** Errors of the submitted order by field name that are not fixed yet; `message` is for the form as a whole. */
  readonly sentErrors: Texts;
  readonly message: string;
  readonly notice: string;
  readonly cardMessage: string;
  /** The posted form came back with errors, without its card. */
  readonly mustTypeCardAgain: boolean;
  /** How the card is entered; null when no cards are accepted. */
  readonly cards: CheckoutPageData["cards"];
  readonly isBusy: boolean;
  /** The code of a form that was sent without scripts, with why it is not taken. */
  readonly sentCode: { code: string; error: string };
  /** Hears of a code that is typed and not entered: Pay asks about it first. */
  typeCode(code: string): void;
  /** Prices the basket again, after its codes have changed. */
  refresh(): Promise<void>;
  /** Fields that only some addresses fill: shown where the account's own does. */
  readonly extraFields: readonly ExtraField[];
  setCountry(code: string): void;
  setShipping(code: string): void;
  /** A field that is saved across a reload. */
  field(name: string): FieldState;
  /** A field of the card, which is never saved. */
  cardField(name: keyof Card): FieldState;
  submit(event: FormEvent<HTMLFormElement>): void;
}

const noCard: Card = { cardNumber: "", expiry: "", securityCode: "" };

export function useCheckout(data: CheckoutPageData): CheckoutState {
  const [values, setValues] = useState<Texts>(data.form?.values ?? data.prefilled);
  const [card, setCard] = useState(noCard);
  const [quote, setQuote] = useState(data.quote!);
  const [country, setCountry] = useState(data.country);
  const [errors, setErrors] = useState<Texts>(firstTexts(data.form?.errors ?? {}));
  const [wasSent, setSent] = useState(data.form !== null);
  const [texts, setTexts] = useState(textsOf(data.form?.errors ?? {}, data.form?.message ?? ""));
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** null when the processor has its own fields, and where there is nothing to pay. */
  const ownCard = data.cards?.fields === "ours" && quote.totals.total > 0 ? card : null;
  const payer = useRef<Payer>(null);
  const form = useRef<HTMLFormElement>(null);
  const typedCode = useRef("");

  // After its errors are on the page: a frame may come before them.
  useEffect(() => {
    if (refusals > 0) focusTrouble(form.current);
  }, [refusals]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before a reload is restored once
  useEffect(() => {
    if (loadPlaced()?.isPaid) clearPlaced();
    const before = loadTyped();
    // A posted form carries the typed values; a return from the bank does not.
    if (Object.keys(data.form?.values ?? {}).length > 0 || Object.keys(before).length === 0) return;
    setValues({ ...data.prefilled, ...before });
    if (before.country && before.country !== country) requote(before.country, before.shippingMethod);
    else if (before.shippingMethod && before.shippingMethod !== quote.chosen) requote(country, before.shippingMethod);
  }, []);

  // Loads the script early; a failure is shown when the script is needed.
  const cardScript = data.cards?.script;
  useEffect(() => {
    if (cardScript) loadCardScript(cardScript).catch(() => {});
  }, [cardScript]);

  // After Back from the bank the browser restores the page with the card and the busy state: reload it.
  useEffect(() => {
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);

  /** Sets or clears a field's error by its current value. */
  async function checkTyped(name: string, inCountry = country) {
    const { orderFaults } = await loadPaying();
    const fault = orderFaults(bodyOf(values, inCountry, quote), ownCard, new Date())[name];
    setErrors(({ [name]: _, ...others }) => (fault === undefined ? others : { ...others, [name]: fault }));
  }

  const fieldState = (name: string, value: string | undefined, onChange: (value: string) => void): FieldState => ({
    value: value ?? "",
    error: errors[name] && namedFault(name, errors[name]),
    onChange,
    onBlur: () => {
      if (value || wasSent) afterPress(() => void checkTyped(name).catch(() => {}));
    },
  });

  function change(name: string, value: string) {
    setErrors(({ [name]: _, ...others }) => others);
    const next = { ...values, [name]: value };
    setValues(next);
    saveTyped({ ...next, country, shippingMethod: quote.chosen });
  }

  async function requote(nextCountry: string, shippingMethod?: string) {
    setCountry(nextCountry);
    if (shippingMethod) setQuote((known) => ({ ...known, chosen: shippingMethod }));
    saveTyped({ ...values, country: nextCountry, shippingMethod: shippingMethod ?? "" });
    try {
      const { api } = await import("../../state/api.ts");
      const { data: next } = await api("POST /checkout/quote/", {
        body: { country: nextCountry, ...(shippingMethod ? { shippingMethod } : {}) },
      });
      setQuote(next);
      setTexts({ message: "", notice: "", card: "" });
    } catch (error) {
      setTexts({ message: messageOf(error), notice: "", card: "" });
    }
  }

  async function pay() {
    setBusy(true);
    setErrors({});
    setTexts({ message: "", notice: "", card: "" });
    const { payIntent, quoteChanges } = await loadPaying();
    payer.current ??= payIntent(data.idempotencyKey, data.cards);
    const outcome = await payer.current.pay(bodyOf(values, country, quote), card);
    if (outcome.kind === "done") {
      savePlaced(outcome.order);
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
    setRefusals((count) => count + 1);
  }

  /** Its code did not load, or it failed without an answer. Nothing was sent that is not sent again. */
  function couldNotPay(error: unknown) {
    setBusy(false);
    setTexts({ message: messageOf(error), notice: "", card: "" });
  }

  return {
    quote,
    country,
    countries: data.countries,
    idempotencyKey: data.idempotencyKey,
    sentErrors: wasSent ? errors : {},
    message: texts.message,
    notice: texts.notice,
    cardMessage: texts.card,
    mustTypeCardAgain: data.form !== null && Object.keys(data.form.values).length > 0,
    cards: data.cards,
    isBusy,
    sentCode: { code: data.form?.values.code ?? "", error: data.form?.errors.code?.[0] ?? "" },
    typeCode: (code) => {
      typedCode.current = code;
    },
    refresh: () => requote(country, quote.chosen),
    extraFields: extraFields.filter((name) => (data.form?.values ?? data.prefilled)[name] !== undefined),
    setCountry(code) {
      for (const name of ["shippingAddress.zip", "phone"]) if (values[name]) checkTyped(name, code).catch(() => {});
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
      if (isBusy) return;
      // Nobody pays without the discount that they meant to have.
      if (typedCode.current !== "") event.currentTarget.querySelector<HTMLElement>(".code-entry button")?.click();
      else pay().catch(couldNotPay);
    },
  };
}

/** Focuses the first invalid field, else the message. */
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

const messageOf = (error: unknown): string =>
  error instanceof Error && error.name === "ApiFailure"
    ? error.message
    : "We could not reach the shop. Please try again.";
