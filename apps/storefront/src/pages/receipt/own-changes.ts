// What a shopper can do with an order on pages of its own.
import type { ReceiptData } from "@selvedge/contracts/pages/page-data";

export interface OwnChange {
  readonly code: string;
  readonly name: string;
  /** Its page; null while it cannot be done. */
  readonly path: string | null;
  readonly note: string;
}

const pages: Readonly<Record<string, string>> = {
  edit_address: "/update-address/",
  edit_items: "/edit-order/",
  request_return: "/returns/",
};

/** The changes of an order that have a page, open or with the reason why not. */
export const ownChangesOf = (actions: ReceiptData["actions"], orderHash: string): OwnChange[] =>
  actions.flatMap(({ code, name, note, isAllowed }) => {
    const page = pages[code];
    if (page === undefined) return [];
    const words = isAllowed ? note : `not available: ${note.slice(0, 1).toLowerCase()}${note.slice(1)}`;
    return [{ code, name, path: isAllowed ? `${page}${orderHash}/` : null, note: words }];
  });

/** Where an order is paid that waits for money; null for any other. */
export const payPathOf = (actions: ReceiptData["actions"], orderHash: string): string | null =>
  actions.some(({ code, isAllowed }) => code === "pay" && isAllowed) ? `/pay/${orderHash}/` : null;
