/** Where pictures may come from: the server renders data addresses only, the browser also addresses of ours. */
export type HrefMode = "print" | "browser";

const dataPrefix = /^data:image\/(?:png|jpeg);base64,(?=.)/;
/** Looking for what is wrong needs no backtracking, so a picture of any size passes. */
const notBase64 = /[^A-Za-z0-9+/=]/;
const pathHref = /^\/(?![/\\])[A-Za-z0-9._~!$'()*+,;=:@%/?&-]*$/;

/**
 * The address as it may be used in a picture, or null when it is refused. A renderer would read any file or host that it
 * is given, so: `print` takes base64 PNG and JPEG only; `browser` also takes paths of this site and addresses that
 * begin with one of `origins` (`https://files.example`).
 */
export function allowedHref(href: string, mode: HrefMode, origins: readonly string[] = []): string | null {
  if (isPictureData(href)) return href;
  if (mode === "print") return null;
  if (pathHref.test(href)) return href;
  const origin = origins.find((known) => href.startsWith(`${known}/`));
  return origin !== undefined && pathHref.test(href.slice(origin.length)) ? href : null;
}

function isPictureData(href: string): boolean {
  const prefix = dataPrefix.exec(href)?.[0];
  return prefix !== undefined && !notBase64.test(href.slice(prefix.length));
}
