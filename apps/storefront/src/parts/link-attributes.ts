/** What an anchor of the shell carries: links within the shop are plain, others open in a new tab (storefront §2.6). */
export function linkAttributes(href: string): { href: string; target?: "_blank"; rel?: "noopener" } {
  const isWithin = /^([#@]|\/(?!\/))/.test(href) || /^(mailto|tel):/i.test(href);
  return isWithin ? { href } : { href, target: "_blank", rel: "noopener" };
}
