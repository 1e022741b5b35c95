/** What an anchor carries. */
export interface LinkAttributes {
  href: string;
  target?: "_blank";
  rel?: "noopener";
}

/** Where a link is asked to open. */
export type LinkTarget = "_self" | "_blank";

/**
 * Links within the shop are plain; the shell takes them for client navigation, in-page actions or nothing at all ("#").
 * Others open in a new tab, except those that open no page (mail, telephone). A new tab may be asked for where a page of the
 * shop opens: what a place or an action belongs to is the page that is open. Source: storefront §2.6.
 */
export function linkAttributes(href: string, target?: LinkTarget): LinkAttributes {
  const opensNone = /^(?:[#@]|mailto:|tel:)/i.test(href);
  if (opensNone || (isOwnPage(href) && target !== "_blank")) return { href };
  return { href, target: "_blank", rel: "noopener" };
}

/** Whether a link leads to a page of its own shop. Browsers read "/\host" as "//host", which is another site. */
export const isOwnPage = (href: string): boolean => /^\/(?![/\\])/.test(href);

/** What people who cannot see the page hear of a link that opens in a new tab, after its own words. */
export const newTabWords = "(opens in a new tab)";
