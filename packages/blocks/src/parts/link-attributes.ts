/**
 * What an anchor carries. Links within the shop are plain; the shell takes them for client navigation. Others open in a new
 * tab, except those that open no page at all (mail, telephone).
 */
export function linkAttributes(
  href: string,
  target?: "_self" | "_blank",
): { href: string; target?: "_blank"; rel?: "noopener" } {
  const within = /^([#@]|\/(?!\/))/.test(href);
  const opensNone = /^(mailto|tel):/i.test(href);
  if (opensNone || (within && target !== "_blank")) return { href };
  return { href, target: "_blank", rel: "noopener" };
}

/** Where an action leads: its link, or its in-page action as an "@" address; empty when it has neither. */
export function actionHref(action: { href: string; action: string }): string {
  return action.href || (action.action ? `@${action.action}` : "");
}
