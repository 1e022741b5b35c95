// A visitor's answer about cookies can be changed as easily as it was given (UK GDPR article 7.3).
import type { Consent } from "@selvedge/domain/shops/cookie-consent";
import { make } from "../search/make.ts";
import { storeConsent, storedConsent } from "./consent.ts";
import { type CookieNotice, renderCookieNotice } from "./cookie-notice.ts";

/** What the services of other companies store on a shop's own host. */
const serviceCookie = /^_(?:ga|gid|gat|gcl|fbp|fbc|pin)/;

const words: Record<Consent, string> = {
  all: "You accepted all cookies on this device.",
  essential: "You accepted the essential cookies alone on this device.",
};

/** Says in its place on the page what this visitor answered, with the way to change it; nothing while it is not answered. */
export function showAnswer(place: HTMLElement, notice: CookieNotice): void {
  const given = storedConsent();
  place.hidden = given === null;
  if (given === null) return;
  const change = make("button", { type: "button", "data-part": "button", "data-look": "outlined" }, "Change my answer");
  change.addEventListener("click", () => askAgain(notice, () => showAnswer(place, notice)));
  place.replaceChildren(make("p", { role: "status" }, words[given]), change);
}

/** Shows the notice again, with the focus on its first answer. Who takes back a yes gets a page without what it loaded. */
function askAgain(notice: CookieNotice, answered: () => void): void {
  document.querySelector(".cookie-notice")?.remove();
  const before = storedConsent();
  const bar = renderCookieNotice(notice, (consent) => {
    storeConsent(consent);
    bar.remove();
    if (before === "all" && consent !== "all") {
      forgetServices();
      location.reload();
    } else answered();
  });
  document.body.append(bar);
  bar.querySelector("button")?.focus();
}

/** Services write their cookies for the widest domain that a browser lets them, so each one above this host is cleared. */
function forgetServices(): void {
  const names = document.cookie.split("; ").map((pair) => pair.split("=", 1)[0]!);
  const labels = location.hostname.split(".");
  const domains = ["", ...labels.map((_, at) => `; domain=${labels.slice(at).join(".")}`)];
  for (const name of names.filter((each) => serviceCookie.test(each)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
}
