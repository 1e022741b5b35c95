// The links of texts that people write, as anchors of HTML.
import { checkedLink, type LinkSite } from "./checked-link.ts";
import { linkAttributes, newTabWords } from "./link-attributes.ts";

type Attributes = Record<string, string>;

/** An anchor as it is stored: where it leads, and that it opens in a new tab where somebody asked for that. */
export function storedAnchor({ href = "", target = "" }: Attributes, site: LinkSite): Attributes {
  if (href.trim() === "") return {};
  const address = checkedLink(href, site);
  return target === "_blank" ? { ...linkAttributes(address, target) } : { href: address };
}

/** The same as visitors follow it: what leads to another site opens in a new tab, as every link of a shop does. */
export function shownAnchor({ href = "", target = "" }: Attributes, site: LinkSite): Attributes {
  if (href.trim() === "") return {};
  return { ...linkAttributes(checkedLink(href, site), target === "_blank" ? target : "_self") };
}

/** HTML with anchors of `shownAnchor`; those that open in a new tab say so to people who cannot see the page. */
export const withNewTabWords = (html: string): string =>
  html.replace(
    /(<a href="[^"]*" target="_blank" rel="noopener">)(.*?)<\/a>/gs,
    `$1$2<span class="visually-hidden"> ${newTabWords}</span></a>`,
  );
