/** What an anchor carries. */
export interface LinkAttributes {
  href: string;
  target?: "_blank";
  rel?: "noopener";
}

/**
 * Links within the shop are plain; the shell takes them for client navigation, in-page actions or nothing at all ("#").
 * Others open in a new tab, except those that open no page (mail, telephone). Source: storefront §2.6.
 */
export function linkAttributes(href: string, target?: "_self" | "_blank"): LinkAttributes {
  // Browsers read "/\host" as "//host", which is another site.
  const isWithin = /^([#@]|\/(?![/\\]))/.test(href);
  const opensNone = /^(mailto|tel):/i.test(href);
  if (opensNone || (isWithin && target !== "_blank")) return { href };
  return { href, target: "_blank", rel: "noopener" };
}
