import { isAllowedLink } from "@selvedge/domain/links/link-schemes";
import { writtenLink } from "@selvedge/ui/rich-text/written-link.ts";

export interface TypedTarget {
  readonly url: string;
  /** What following it does: "Write to ada@bramble.example". */
  readonly words: string;
}

const phone = /^\+?[\d\s()-]{6,20}$/;

/** What somebody typed, where it is an address in itself: of the web, of the shop, of a mail, of a phone; else null. */
export function typedTarget(typed: string): TypedTarget | null {
  const text = typed.trim();
  if (phone.test(text)) {
    const number = text.replace(/[^\d+]/g, "");
    return { url: `tel:${number}`, words: `Call ${text}` };
  }
  const url = writtenLink(text);
  if (!/^[/#@]|:/.test(url) || !isAllowedLink(url)) return null;
  if (url.startsWith("mailto:")) return { url, words: `Write to ${url.slice("mailto:".length)}` };
  if (url.startsWith("tel:")) return { url, words: `Call ${url.slice("tel:".length)}` };
  if (url.startsWith("#")) return { url, words: `The place ${url} on the page` };
  if (url.startsWith("@")) return { url, words: `The action ${url}` };
  return { url, words: url.startsWith("/") ? `The address ${url} of your shop` : `Open ${url}` };
}
