/**
 * The path to return to after signing in: only a path of this same site. Anything else gives `fallback`, among them
 * other hosts ("//evil"), backslashes, control characters, and dots or encoded slashes that end up as a host.
 * Source: readings "/login/", reliability S18.
 */
export function safeRedirectPath(wanted: unknown, fallback: string): string {
  if (typeof wanted !== "string" || wanted.length > 2000) return fallback;
  const path = wanted.split(/[?#]/)[0]!;
  const isPath = path.startsWith("/") && !/[\\\s]|\/\/|%2f|%5c|%0|%1/i.test(path);
  const isClean = [...wanted].every((letter) => letter > " " && letter !== "\u007f");
  return isPath && isClean && !path.split("/").some(isDots) ? wanted : fallback;
}

const isDots = (segment: string): boolean => /^(\.|%2e){1,2}$/i.test(segment);
