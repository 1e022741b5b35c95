/**
 * Schemes that a link may have. "//host", "#place", "@action" and "/path" need none. Anything else, a script above all,
 * is no link. Source: platform-core §5.
 */
export const linkSchemes = ["https", "http", "wss", "ws", "mqtts", "mqtt", "mailto", "tel", "data", "dtg"] as const;

/**
 * Whether a text may stand in a link. Browsers skip spaces and control characters in front of a scheme and tabs and line
 * ends inside it, so a text that holds one is none. Of `data:` the kinds that a browser would run as a page are refused.
 */
export function isAllowedLink(href: string): boolean {
  const address = href.trim();
  if (hasControl(address)) return false;
  if (/^[/#@]/.test(address)) return true;
  const scheme = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(address)?.[1]?.toLowerCase();
  const isKnown = (linkSchemes as readonly (string | undefined)[]).includes(scheme);
  return isKnown && (scheme !== "data" || !runsAsPage(address));
}

/** `data:text/html,…` and its kin: a document of its own, with whatever scripts it likes. */
const runsAsPage = (address: string): boolean => /^data:[^,;]{0,100}(?:html|xml|svg|script)/i.test(address);

const hasControl = (text: string): boolean => [...text].some((letter) => letter < " " || letter === "\u007f");
