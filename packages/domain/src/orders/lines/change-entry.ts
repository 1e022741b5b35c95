// What an order's history says of changes of what it is and of its refunds: an entry of the audit in words.
import { formatMoney } from "../../money/money.ts";

/** What the audit keeps of such an entry. Older entries lack some of it. */
interface Detail {
  pieces?: number;
  from?: string;
  to?: string;
  differenceMinor?: number;
  amountMinor?: number;
  waive?: string;
  name?: string;
  words?: string;
  against?: string;
  totalMinor?: number;
  reason?: string;
  message?: string;
  reference?: string;
}

export interface ChangeEntry {
  text: string;
  /** Why; empty where none was given. */
  reason: string;
}

type Words = (detail: Detail, money: (minor?: number) => string) => ChangeEntry;

const subject = ({ name, words }: Detail) => (name && words ? ` for ${name}, ${words}` : "");

const table = {
  "order.address_changed": () => ({ text: "Delivery address changed", reason: "" }),
  "order.line_changed": (detail, money) => {
    const { pieces = 1, from, to, differenceMinor = 0, waive } = detail;
    const amount = money(differenceMinor);
    const after =
      differenceMinor === 0
        ? ""
        : waive !== undefined
          ? differenceMinor > 0
            ? `, ${amount} waived`
            : `, ${amount} kept`
          : differenceMinor > 0
            ? `, ${amount} more`
            : `, ${amount} goes back`;
    const text = `${pieces > 1 ? `${pieces} pieces` : "A piece"} changed from ${from} to ${to}${after}`;
    return { text, reason: waive ?? "" };
  },
  "order.difference_asked": (detail, money) => ({
    text: `Asked to pay ${money(detail.differenceMinor)}${subject(detail)}`,
    reason: "",
  }),
  "order.difference_asked_again": (detail, money) => ({
    text: `Asked again to pay ${money(detail.differenceMinor)}${subject(detail)}`,
    reason: "",
  }),
  "order.difference_withdrawn": (detail, money) => ({
    text: `Payment link for ${money(detail.differenceMinor)} withdrawn${subject(detail)}`,
    reason: "",
  }),
  "order.difference_paid": (detail, money) => ({
    text: `Difference of ${money(detail.amountMinor)} paid`,
    reason: "",
  }),
  "order.difference_too_late": (detail, money) => ({
    text: `Difference of ${money(detail.amountMinor)} was paid too late and goes back`,
    reason: detail.against ?? "",
  }),
  "order.refund_asked": ({ totalMinor, reason = "" }, money) => ({ text: `Refund of ${money(totalMinor)}`, reason }),
  "order.refund_asked_again": ({ totalMinor }, money) => ({
    text: `Refund of ${money(totalMinor)} asked for again`,
    reason: "",
  }),
  "order.refund_refused": ({ totalMinor, message = "" }, money) => ({
    text: `Refund of ${money(totalMinor)} did not go through`,
    reason: message,
  }),
  "order.refunded_by_hand": ({ totalMinor, reference = "" }, money) => ({
    text: `${money(totalMinor)} paid back by hand`,
    reason: reference,
  }),
} as const satisfies Record<string, Words>;

export type ChangeAction = keyof typeof table;
export const changeActions = Object.keys(table) as ChangeAction[];

export const isChangeAction = (action: string): action is ChangeAction => Object.hasOwn(table, action);

/** An entry in words; amounts are in the order's currency. */
export const changeEntryOf = (action: ChangeAction, detail: unknown, currency: string): ChangeEntry => {
  const words: Words = table[action];
  return words(detail as Detail, (minor = 0) => formatMoney(Math.abs(minor), currency));
};
