// The pages on which a shopper asks for a quote, and follows one to the order.
import type { AddressField } from "@selvedge/domain/shipping/address-form/address-form";
import type { QuotedGood } from "../quotes/quote-shapes.ts";
import type { FormAnswer } from "./page-data.ts";

/** The price of what is typed into the longer form, in major units without VAT. */
export interface ListPrice {
  quantity: number;
  prints: number;
  unitNet: number;
  setUpNet: number;
  net: number;
  /** The next quantity from which a piece costs less. */
  next: { quantity: number; unitNet: number } | null;
}

export interface QuotedStyleView {
  id: number;
  name: string;
  detail: string;
  /** "S 20, M 40". */
  sizes: string;
  quantities: Record<string, number>;
  sizeNames: string[];
  pieces: number;
  unitNet: number;
  setUpNet: number;
  net: number;
  /** Its newest proof, once it is sent, with a picture of each printed side; without any they are still being rendered. */
  proof: { version: number; images: string[]; words: string; isApproved: boolean } | null;
}

/** An answered quote, or one that waits for its answer. Money in major units of `currency`. */
export interface OwnQuote {
  reference: string;
  link: string;
  wants: string;
  quantity: number;
  currency: string;
  headline: string;
  lead: string;
  stages: { name: string; state: "done" | "now" | "next" }[];
  styles: QuotedStyleView[];
  price: {
    net: number;
    delivery: number;
    tax: number;
    total: number;
    validUntil: string;
    hasExpired: boolean;
    words: string;
  } | null;
  art: { name: string; thumb: string }[];
  /** What its customer can do now. */
  may: {
    askTerms: boolean;
    answerProof: boolean;
    giveOrderNumber: boolean;
    pay: boolean;
    resume: boolean;
    end: boolean;
  };
  /** Which proofs the page shows, for the answer to them. */
  seen: string;
  payPath: string;
  receiptPath: string;
  invoicePath: string;
  poNumber: string;
  terms: { days: number | null; dueOn: string | null; paidAt: string | null };
  address: {
    fields: AddressField[];
    values: Record<string, string | undefined>;
    country: string;
    countryName: string;
  };
}

/** The longer form: what is chosen in it, and what the price list says of it. */
export interface AdvancedQuote {
  goods: { code: string; name: string; fromNet: number }[];
  good: (QuotedGood & { currency: string }) | null;
  price: ListPrice | null;
  /** Why there is no price; empty while there is one or nothing is typed. */
  priceNote: string;
  /** Pictures that came with the form and are stored already. */
  art: { name: string; label: string; thumb: string }[];
  /** What of an order of before stands in the form. */
  before: Record<string, string>;
}

export interface QuotePageData {
  view:
    | { step: "ask" }
    | { step: "advanced"; advanced: AdvancedQuote }
    | { step: "sent"; reference: string }
    | { step: "own"; quote: OwnQuote };
  countries: { code: string; name: string }[];
  requestKey: string;
  notice: string;
  form: FormAnswer | null;
}
