// What a visitor answered to the cookie notice. Source: storefront §2.7, §4 "Cookie consent", §7.

const cookieName = "cookies-accepted";
const yearSeconds = 365 * 86_400;

/** "all": measuring and adverts, too. null: not answered yet. */
export type Consent = "all" | "essential";

export function storedConsent(): Consent | null {
  const [, stored] = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie) ?? [];
  return stored === undefined ? null : stored === "essential" ? "essential" : "all";
}

export const storeConsent = (consent: Consent): void => setCookie(cookieName, consent, yearSeconds);

/** Sets a cookie of this host. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

/** The answer may come in another tab, too. Source: storefront §9 (500 ms). */
const waitMs = 500;

/** Runs once the visitor has agreed to everything, at once where they had before. */
export function onceAccepted(run: () => void): void {
  if (storedConsent() === "all") {
    run();
    return;
  }
  const looking = setInterval(() => {
    if (storedConsent() !== "all") return;
    clearInterval(looking);
    run();
  }, waitMs);
}
