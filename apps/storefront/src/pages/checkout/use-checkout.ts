// The checkout's state: typed values, quote, errors, and the current payment. What it does with them is loaded when the
// shopper begins with the form.
import type { CheckoutPageData, QuoteData } from "@selvedge/contracts/pages/page-data";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { afterPress } from "../../parts/after-press.ts";
import { type FormKind, faultyFields, namedFault } from "./field-labels.ts";
import { firstTexts } from "./first-texts.ts";
import { loadPaying, type Paying } from "./paying/load-paying.ts";
import type { Card } from "./paying/order-body.ts";

export type Texts = Record<string, string>;

/** What changes while a shopper fills the form in. */
export interface Typing {
  /** By field name; a tick is "on". */
  readonly values: Texts;
  readonly card: Card;
  readonly quote: QuoteData;
  readonly countries: Readonly<Record<FormKind, string>>;
  readonly forms: CheckoutPageData["forms"];
  /** By field name. */
  readonly errors: Texts;
  readonly wasSent: boolean;
  readonly message: string;
  readonly notice: string;
  readonly cardMessage: string;
  /** What the email address may have been meant to be; "" for nothing. */
  readonly suggestion: string;
  /** What the look-up has found; null where none is offered. */
  readonly lookUp: CheckoutPageData["lookUp"];
  readonly isBusy: boolean;
}

/** The state as the code that is loaded later works on it. */
export interface Held {
  readonly data: CheckoutPageData;
  now(): Typing;
  patch(change: Partial<Typing>): void;
}

export interface FieldState {
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  /** Validates what was typed. A field that is still empty is left alone. */
  onBlur(): void;
}

export interface CheckoutState
  extends Pick<Typing, "quote" | "forms" | "message" | "notice" | "cardMessage" | "lookUp"> {
  readonly countries: CheckoutPageData["countries"];
  /** Errors of the submitted order by field name that are not fixed yet. */
  readonly sentErrors: Texts;
  /** The posted form came back with errors, without its card. */
  readonly mustTypeCardAgain: boolean;
  /** How the card is entered; null when no cards are accepted. */
  readonly cards: CheckoutPageData["cards"];
  readonly suggestion: string;
  readonly isBusy: boolean;
  /** The code of a form that was sent without scripts, with why it is not taken. */
  readonly sentCode: { code: string; error: string };
  /** Hears of a code that is typed and not entered: Pay asks about it first. */
  typeCode(code: string): void;
  /** Prices the basket again, after its codes have changed. */
  refresh(): Promise<void>;
  setShipping(code: string): void;
  /** The country of an address. */
  country(kind: FormKind): { value: string; error: string | undefined; onChange(code: string): void };
  isTicked(name: string): boolean;
  findAddresses(): void;
  pickAddress(id: string): void;
  /** A field that is saved across a reload. */
  field(name: string): FieldState;
  /** A field of the card, which is never saved. */
  cardField(name: keyof Card): FieldState;
  submit(event: FormEvent<HTMLFormElement>): void;
}

const notReached = "We could not reach the shop. Please try again.";

function firstState({ form, prefilled, quote, country, billingCountry, forms, lookUp }: CheckoutPageData): Typing {
  const errors = form?.errors ?? {};
  const isOfCard = "card" in errors;
  const message = form?.message ?? "";
  return {
    values: form?.values ?? prefilled,
    card: { cardNumber: "", expiry: "", securityCode: "" },
    quote: quote!,
    countries: { shippingAddress: country, billingAddress: billingCountry },
    forms,
    errors: firstTexts(errors),
    wasSent: form !== null,
    message: isOfCard || faultyFields(forms, errors).length > 0 ? "" : message,
    notice: "",
    cardMessage: isOfCard ? message : "",
    suggestion: "",
    lookUp,
    isBusy: false,
  };
}

export function useCheckout(data: CheckoutPageData): CheckoutState {
  const [state, setState] = useState(() => firstState(data));
  const latest = useRef(state);
  const typedCode = useRef("");
  const held: Held = {
    data,
    now: () => latest.current,
    patch: (change) => {
      latest.current = { ...latest.current, ...change };
      setState(latest.current);
    },
  };
  const { values, errors, wasSent, isBusy, forms } = state;
  /** Runs what is loaded later; a failure that is not told elsewhere is told here. */
  const run = (work: (paying: Paying) => unknown) =>
    loadPaying()
      .then(work)
      .then(() => {})
      .catch(() => held.patch({ isBusy: false, message: notReached, notice: "", cardMessage: "" }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before a reload is restored once
  useEffect(() => {
    if (hasSaved()) void run((paying) => paying.restore(held));
    // Loads the script early; a failure is shown when the script is needed.
    if (data.cards) import(/* @vite-ignore */ data.cards.script).catch(() => {});
    // After Back from the bank the browser restores the page with the card and the busy state: reload it.
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener("pageshow", refresh);
    return () => window.removeEventListener("pageshow", refresh);
  }, []);

  const without = (name: string): Texts => ({ ...latest.current.errors, [name]: "" });
  const fieldState = (name: string, value: string | undefined, onChange: (value: string) => void): FieldState => ({
    value: value ?? "",
    error: errors[name] ? namedFault(forms, name, errors[name]) : undefined,
    onChange,
    onBlur: () => {
      if (value || wasSent)
        afterPress(
          () =>
            void loadPaying().then(
              ({ checkTyped }) => checkTyped(held, name),
              () => {},
            ),
        );
    },
  });

  return {
    ...state,
    countries: data.countries,
    sentErrors: wasSent ? errors : {},
    mustTypeCardAgain: data.form !== null && Object.keys(data.form.values).length > 0,
    cards: data.cards,
    sentCode: { code: data.form?.values.code ?? "", error: data.form?.errors.code?.[0] ?? "" },
    typeCode: (code) => {
      typedCode.current = code;
    },
    refresh: () => run(({ requote }) => requote(held)),
    setShipping: (chosen) => {
      held.patch({ quote: { ...latest.current.quote, chosen } });
      void run(({ requote }) => requote(held));
    },
    country: (kind) => ({
      value: state.countries[kind],
      error: errors[`${kind}.country`],
      onChange: (code) => {
        held.patch({ countries: { ...latest.current.countries, [kind]: code } });
        void run(({ changeCountry }) => changeCountry(held, kind));
      },
    }),
    findAddresses: () => void run((paying) => paying.findAddresses(held)),
    pickAddress: (id) => void run((paying) => paying.pickAddress(held, id)),
    isTicked: (name) => values[name] === "on",
    field: (name) =>
      fieldState(name, values[name], (value) => {
        held.patch({ errors: without(name), values: { ...latest.current.values, [name]: value } });
        if (name === "email") held.patch({ suggestion: "" });
        void loadPaying().then(
          ({ save }) => save(held),
          () => {},
        );
      }),
    cardField: (name) =>
      fieldState(name, state.card[name], (value) =>
        held.patch({ errors: without(name), card: { ...latest.current.card, [name]: value } }),
      ),
    submit(event) {
      event.preventDefault();
      if (isBusy) return;
      const form = event.currentTarget;
      // Nobody pays without the discount that they meant to have.
      if (typedCode.current !== "") return form.querySelector<HTMLElement>(".codes .code-entry button")?.click();
      // The express button says how it is paid.
      const { submitter } = event.nativeEvent as SubmitEvent;
      const ways =
        submitter instanceof HTMLButtonElement && submitter.name ? { [submitter.name]: submitter.value } : {};
      held.patch({ isBusy: true, values: { ...latest.current.values, ...ways } });
      void run(({ payOrder }) => payOrder(held, form));
    },
  };
}

/** Whether this tab has saved anything: what was typed, or the order that it placed. */
function hasSaved(): boolean {
  try {
    return sessionStorage.length > 0;
  } catch {
    return false;
  }
}
