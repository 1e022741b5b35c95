import { cleanPath } from "./clean-path.ts";
import type { Match } from "./types.ts";

/** The route of a navigation that scripts may answer; null where the browser is to load a document. */
export function shouldTakeOver(event: NavigateEvent, url: URL, match: (path: string) => Match | null): Match | null {
  if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return null;
  // A page that only changes its own URL, as a product page does when the colour changes, does not navigate.
  if (event.destination.sameDocument && event.navigationType !== "traverse") return null;
  if (event.navigationType === "reload" || url.origin !== location.origin) return null;
  if (/^\/(omnis|_page|dev|dashboard|assets|fonts|garments)\//.test(url.pathname) || /\.\w+$/.test(url.pathname))
    return null;
  const path = cleanPath(url.pathname);
  const found = path === null ? null : match(path);
  return found && !found.route.isDocument ? found : null;
}
