// What a shopper can request from the shop by mail. The receipt itself carries out none of it.
import type { ReceiptData } from "@selvedge/contracts/pages/page-data";

export interface ShopRequest {
  readonly code: string;
  /** The link's text; null when the request is not available. */
  readonly linkText: string | null;
  /** The subject of the mail, and the text shown instead of a link. */
  readonly subject: string;
  readonly note: string;
}

const linkTexts: Readonly<Record<string, string>> = {
  request_return: "Ask the shop about a return",
};

/** Notes for actions whose own note is about a form and does not fit a mail. */
const notes: Readonly<Record<string, string>> = { request_return: "Say which garment and why" };

/** The requests of an order: those of its actions that are made by mail. */
export const requestsOf = (actions: ReceiptData["actions"]): ShopRequest[] =>
  actions.filter(({ way }) => way === "mail").map(requestOf);

function requestOf({ code, name, note, isAllowed }: ReceiptData["actions"][number]): ShopRequest {
  if (!isAllowed) return { code, linkText: null, subject: name, note: note && `Not available: ${lowered(note)}` };
  return {
    code,
    linkText: linkTexts[code] ?? `Ask the shop: ${lowered(name)}`,
    subject: name,
    note: notes[code] ?? raised(note),
  };
}

const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
const raised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
