// The pages on which a shopper changes an order that is paid, and the one on which an order is paid that was placed before.
import type { AddressField } from "@selvedge/domain/shipping/address-form/address-form";
import type * as z from "zod";
import type { CallReply } from "../call.ts";
import type { address } from "../checkout/address.ts";
import type { orderEditCalls } from "../orders/order-edits.calls.ts";
import type { CardEntry, FormAnswer } from "./page-data.ts";

export type EditLine = CallReply<typeof orderEditCalls.changeableLinesOfShop>["data"][number];

/** A step of a change, with what it needs. `against` is why nothing can be changed; null while it can. */
export type EditView =
  /** Without an order: the way to one. */
  | { step: "find" }
  /** The link alone: the postcode shows that the order is the reader's. */
  | { step: "locked" }
  | {
      step: "address";
      address: z.output<typeof address>;
      /** As its country has them. */
      fields: AddressField[];
      countryName: string;
      against: string | null;
    }
  | {
      step: "lines";
      lines: EditLine[];
      against: string | null;
      /** A change that waits for its payment, in words with its amount; null without one. */
      owed: { id: number; words: string } | null;
    }
  | { step: "line"; line: EditLine }
  /** What was chosen costs more or less: the last look before it is paid, or goes back. */
  | {
      step: "difference";
      line: EditLine;
      chosen: { colour: string; size: string; pieces: number };
      /** In major units of the line's currency; below 0 where it costs less. */
      difference: number;
    };

export interface EditPageData {
  /** What is meant to change. */
  what: "address" | "items";
  orderHash: string;
  reference: string;
  view: EditView;
  /** What has just been done; empty otherwise. */
  notice: string;
  form: FormAnswer | null;
}

/** An order that waits for money, or the difference of a line that becomes dearer. Money in major units of `currency`. */
export interface PayPageData {
  orderHash: string;
  reference: string;
  title: string;
  lines: { name: string; detail: string; quantity: number; image: string; total: number }[];
  /** null where it is paid already. */
  delivery: { name: string; total: number } | null;
  /** What gift cards pay of it, first one first. */
  giftCards: { ending: string; amount: number }[];
  /** A gift card pays for a whole order, not for a difference or another gift card. */
  mayEnterGiftCard: boolean;
  /** The VAT in the whole price. */
  tax: number;
  /** What is left to pay. */
  total: number;
  currency: string;
  /** Why it cannot be paid here; empty while it can. */
  message: string;
  /** Where the order is followed. */
  receiptPath: string;
  idempotencyKey: string;
  cards: CardEntry | null;
  form: FormAnswer | null;
}
