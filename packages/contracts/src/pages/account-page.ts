// What a shopper's own pages show: their account in a shop, the list behind a mail's link, and an invoice.
import type { AddressField } from "@selvedge/domain/shipping/address-form/address-form";
import type { SavedAddress } from "../customers/customer-forms.ts";
import type { FormAnswer } from "./page-data.ts";

interface Country {
  code: string;
  name: string;
}

/** A paper beside the invoice, about money that went back or was paid later: its number, and where its PDF is. */
export interface OwnPaper {
  name: string;
  path: string;
}

/** An order as its customer reads it in a list. Money in major units, with VAT. */
export interface OwnOrder {
  reference: string;
  placedAt: string;
  /** Still to be paid, made, posted or looked into. */
  isRunning: boolean;
  headline: string;
  promisedFrom: string;
  promisedTo: string;
  total: number;
  currency: string;
  pieces: number;
  goods: { name: string; detail: string; quantity: number; image: string }[];
  /** Empty until the parcel is with a carrier that says where it is. */
  trackingUrl: string;
  receiptPath: string;
  /** Empty until the order is paid. */
  invoicePath: string;
  /** The oldest first; none while no money has gone back. */
  creditNotes: OwnPaper[];
  /** Invoices of differences that were paid later, the oldest first. */
  supplements: OwnPaper[];
  /** Empty until it was sent. */
  reviewPath: string;
}

export interface OrderList {
  orders: OwnOrder[];
  /** Counted from 1. */
  page: number;
  pages: number;
}

export interface ListedAddress extends SavedAddress {
  id: number;
  name: string;
  /** As on an envelope, the country last. */
  lines: string[];
}

/** One section of the account, with what it needs. */
export type AccountView =
  /** Signed in with an address that was never confirmed: nothing is shown yet. */
  | { section: "unconfirmed" }
  | ({ section: "orders" } & OrderList)
  | { section: "addresses"; addresses: ListedAddress[]; mayAdd: boolean }
  | { section: "address"; id: number | null; address: SavedAddress; fields: AddressField[]; countries: Country[] }
  | { section: "removeAddress"; address: ListedAddress }
  | { section: "mails"; newsletter: "subscribed" | "waiting" | "none"; wantsSignInAlerts: boolean }
  | { section: "details"; firstName: string; lastName: string; phone: string }
  | { section: "delete"; unfinished: string[]; staysSignIn: boolean; bookYears: number };

export interface AccountPageData {
  name: string;
  email: string;
  counts: { orders: number; addresses: number; favourites: number };
  view: AccountView;
  /** What has just been done; empty otherwise. */
  notice: string;
  form: FormAnswer | null;
}

/** A customer's orders, for anyone who has the link of their mails: no name, no address. */
export type HistoryPageData = OrderList & { link: string };

/** Money in major units of `currency`. */
export interface InvoicePageData {
  number: string;
  placedAt: string;
  /** The day of the invoice. */
  dated: string;
  /** Of an order on terms: the last day to pay, "2026-12-24", the number of its purchase order, and when it was paid. */
  due: { on: string; poNumber: string; paidOn: string | null } | null;
  /** Whether it is paid, in a sentence. */
  standing: string;
  /** The shop's line at the foot of its papers; empty for none. */
  foot: string;
  /** Names and values of the account that it is paid to; empty where nothing is owed, or the shop has not said it. */
  payTo: [name: string, value: string][];
  currency: string;
  seller: {
    name: string;
    tradingAs: string;
    lines: string[];
    email: string;
    vatNumber: string;
    companyNumber: string;
  };
  /** `isMasked`: for a reader with the link alone, first name, town and country. */
  buyer: { name: string; lines: string[]; isMasked: boolean };
  /** Empty for a buyer that is no business. */
  buyerVatNumber: string;
  lines: { name: string; detail: string; quantity: number; rate: number; net: number; tax: number; total: number }[];
  delivery: { name: string; total: number };
  /** A row for each rate, highest first, goods and delivery together. */
  vat: { rate: number; net: number; tax: number }[];
  duty: number;
  net: number;
  tax: number;
  total: number;
  notes: string[];
  /** The same as a PDF. */
  pdfPath: string;
}
