/**
 * The path to return to after signing in: only a path of this same site, in the form that a Location header takes, with
 * letters beyond ASCII percent-encoded. Anything else gives `fallback`, among them other hosts ("//evil"), backslashes,
 * control characters, half a letter, and dots, encoded slashes and what is encoded twice, which may end up as a host.
 * Source: readings "/login/", reliability S18; RFC 9110 §10.2.2.
 */
export function safeRedirectPath(wanted: unknown, fallback: string): string {
  if (typeof wanted !== "string" || wanted.length > 2000 || !wanted.isWellFormed()) return fallback;
  const path = wanted.split(/[?#]/)[0]!;
  const isPath = path.startsWith("/") && !/[\\\s]|\/\/|%2f|%5c|%25|%0|%1/i.test(path);
  const isClean = [...wanted].every((character) => character > " " && character !== "\u007f");
  return isPath && isClean && !path.split("/").some(isDots) ? asciiOf(wanted) : fallback;
}

const asciiOf = (path: string): string => path.replaceAll(/[^ -~]+/g, encodeURIComponent);

const isDots = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);
