// What a visitor answered to the cookie notice, on this device.
import { type Consent, consentCookie, consentOf } from "@selvedge/domain/shops/cookie-consent";

const yearSeconds = 365 * 86_400;

export const storedConsent = (): Consent | null =>
  consentOf(new RegExp(`(?:^|; )${consentCookie}=(\\w+)`).exec(document.cookie)?.[1]);

export const storeConsent = (consent: Consent): void => setCookie(consentCookie, consent, yearSeconds);

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
