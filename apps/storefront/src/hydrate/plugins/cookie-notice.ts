// The cookie notice: a bar at the foot of the page that is in nobody's way, and stays until it is answered.
import type { Consent } from "@selvedge/domain/shops/cookie-consent";
import type { FramePlugins } from "@selvedge/domain/shops/frame-plugins";
import { make } from "../search/make.ts";
import { storeConsent, storedConsent } from "./consent.ts";

export type CookieNotice = NonNullable<FramePlugins["notice"]>;

/** Pages inside the platform's own tools say so in their address. Source: storefront §2.7. */
const isOwnTool = (): boolean => new URLSearchParams(location.search).get("cgi") === "5";

/** `answered` is called once a visitor who had not answered has done so. */
export function showCookieNotice(notice: CookieNotice, answered: () => void): void {
  if (storedConsent() !== null || isOwnTool()) return;
  const bar = renderCookieNotice(notice, (consent) => {
    storeConsent(consent);
    bar.remove();
    answered();
  });
  document.body.append(bar);
}

/** The bar with its answers. Saying no takes no more than saying yes, and looks no lesser. */
export function renderCookieNotice(
  { message, allowEssentialOnly }: CookieNotice,
  answered: (consent: Consent) => void,
): HTMLElement {
  const answer = (text: string, consent: Consent) => {
    const button = make("button", { type: "button", "data-part": "button", "data-look": "filled" }, text);
    button.addEventListener("click", () => answered(consent));
    return button;
  };
  const more = make("a", { href: "/use-of-cookies-and-disclaimer/" }, "About cookies");
  return make(
    "section",
    { class: "cookie-notice", "aria-label": "Cookies" },
    make("p", {}, `${message} `, more),
    make(
      "div",
      { class: "cookie-answers" },
      ...(allowEssentialOnly ? [answer("Essential only", "essential")] : []),
      answer("Accept all", "all"),
    ),
  );
}
