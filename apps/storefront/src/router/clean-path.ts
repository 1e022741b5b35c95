/**
 * The one form of a path that routes are matched against: decoded once, single slashes, a slash at the end.
 * null for a path that is no text, holds control characters, or climbs by dots. Source: reliability S13.
 */
export function cleanPath(pathname: string): string | null {
  const decoded = decode(pathname)?.normalize("NFC");
  if (decoded === undefined || !decoded.startsWith("/") || /[\\?#%]|\p{Cc}/u.test(decoded)) return null;
  const segments = decoded.split("/").filter(Boolean);
  if (segments.some((segment) => segment === "." || segment === "..")) return null;
  return segments.length === 0 ? "/" : `/${segments.join("/")}/`;
}

/** A clean path, encoded for a URL. */
export const encodePath = (path: string): string => path.split("/").map(encodeURIComponent).join("/");

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
