// When the offer to join the list is shown: half a minute after the page, once, and to nobody who joined, closed it lately or
// came from a letter of the shop. Source: storefront §4 "Subscriber offer", §7, §9.
import type { FramePlugins } from "@selvedge/domain/shops/frame-plugins";

export type Offer = NonNullable<FramePlugins["offer"]>;

const waitMs = 30_000;
const letterSource = "teemail";
const answeredCookie = /(?:^|; )offer-(subscribed|dismissed)=/;

const isFromLetter = (): boolean => {
  const given = new URLSearchParams(location.search);
  return given.get("cgi") === letterSource || given.get("utm_source_platform") === letterSource;
};

const mayShow = (): boolean => !answeredCookie.test(document.cookie) && !document.querySelector("dialog[open]");

export function startOffer(offer: Offer): void {
  // A shop inside another program has its own ways to ask.
  if (document.documentElement.dataset.operator || isFromLetter() || answeredCookie.test(document.cookie)) return;
  const look = () => {
    // Nobody is interrupted in a form that they fill in, nor in another dialog.
    const isTyping = document.activeElement?.matches("input,textarea,select") ?? false;
    if (!mayShow() || isTyping || document.hidden) return void setTimeout(look, 5_000);
    void import("./offer-dialog.ts").then(({ openOffer }) => mayShow() && openOffer(offer));
  };
  setTimeout(look, waitMs);
}
