/** A page's address as it is stored: starts and ends with a slash (storefront §5). The home page is "/". */
export function normalisePageUrl(url: string): string {
  const path = url
    .trim()
    .replace(/[?#].*$/, "")
    .replace(/\/{2,}/g, "/");
  const opened = path.startsWith("/") ? path : `/${path}`;
  return opened.endsWith("/") ? opened : `${opened}/`;
}

/** The address a page lives at until it is given one (storefront §2.2). */
export function temporaryPageUrl(uuid: string): string {
  return `/untitled-${uuid}/`;
}
