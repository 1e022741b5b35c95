/** Parts of a shop that are each visitor's own, or lead into them. */
const personal = ["/basket/", "/checkout/", "/receipt/", "/account/", "/login/", "/search/", "/dashboard/"];

/** What search engines may fetch: all but personal pages of an open shop, nothing of a closed one. */
export const robotsOf = (isOpen: boolean, origin: string): string =>
  isOpen
    ? ["User-agent: *", ...personal.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ""].join("\n")
    : ["User-agent: *", "Disallow: /", ""].join("\n");
