// What a visitor answered to a shop's cookie notice. Source: storefront §2.7, §4 "Cookie consent", §7.

export const consentCookie = "cookies-accepted";

/** "all": measuring and adverts, too. */
export type Consent = "all" | "essential";

/** What the cookie says; null while it is not answered. */
export function consentOf(stored: string | undefined): Consent | null {
  if (stored === undefined) return null;
  return stored === "essential" ? "essential" : "all";
}
