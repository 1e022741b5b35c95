/**
 * Schemes that a link may have. "//host", "#place", "@action" and "/path" need none. Anything else, a script above all,
 * is no link. Source: platform-core §5.
 */
export const linkSchemes = ["https", "http", "wss", "ws", "mqtts", "mqtt", "mailto", "tel", "data", "dtg"] as const;

/**
 * Whether a text may be used in a link. Browsers skip spaces and control characters in front of a scheme and tabs and line
 * ends inside it, so a text that holds one is none. Of `data:` only pictures in pixels and plain text may be linked to:
 * browsers run many other kinds as a page, and read them in spellings that no list of bad ones covers.
 */
export function isAllowedLink(href: string): boolean {
  const address = href.trim();
  if (hasControl(address)) return false;
  if (/^[/#@]/.test(address)) return true;
  const scheme = /^([a-z][a-z0-9+.-]{0,20}):/i.exec(address)?.[1]?.toLowerCase();
  const isKnown = (linkSchemes as readonly (string | undefined)[]).includes(scheme);
  return isKnown && (scheme !== "data" || isHarmlessData(address));
}

/** `data:,text`, `data:text/plain,…`, `data:image/png;base64,…`: nothing in them can run. */
const isHarmlessData = (address: string): boolean =>
  /^data:(?:text\/plain|image\/(?:png|jpeg|gif|webp|avif))?[,;]/i.test(address);

const hasControl = (text: string): boolean => [...text].some((character) => character < " " || character === "\u007f");
