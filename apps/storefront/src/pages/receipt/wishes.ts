// What a shopper may wish of an order, in the words of who asks the shop for it: nothing on the receipt does it by itself.
import type { ReceiptData } from "@selvedge/contracts/storefront/page-data";

export interface Wish {
  readonly code: string;
  /** What the link says; null where it cannot be asked for. */
  readonly ask: string | null;
  /** What the mail is about, and what stands there where there is no link. */
  readonly subject: string;
  readonly note: string;
}

const asks: Readonly<Record<string, string>> = {
  edit_address: "Ask the shop to change the address",
  cancel: "Ask the shop to cancel the order",
  request_return: "Ask the shop to take something back",
};

/** Where the note of a screen with fields does not fit a letter. */
const notes: Readonly<Record<string, string>> = { request_return: "Name the garment and the reason" };

/** The wishes of an order by those of its actions that are asked for in a mail. */
export const wishesOf = (actions: ReceiptData["actions"]): Wish[] =>
  actions.filter(({ way }) => way === "mail").map(wishOf);

function wishOf({ code, name, note, isAllowed }: ReceiptData["actions"][number]): Wish {
  if (!isAllowed) return { code, ask: null, subject: name, note: note && `Not now: ${lowered(note)}` };
  return {
    code,
    ask: asks[code] ?? `Ask the shop: ${lowered(name)}`,
    subject: name,
    note: notes[code] ?? raised(note),
  };
}

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const raised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
