// When the offer to join the list is shown: once, half a minute after the page at the earliest, and to nobody who joined,
// closed it lately or came from a letter of the shop. Source: storefront §4 "Subscriber offer", §7, §9.
import { createOfferTimes } from "@selvedge/browser/interface/offer-times";
import type { FramePlugins } from "@selvedge/domain/shops/frame-plugins";
import { browserTimers } from "../blocks/browser-timers.ts";
import { offerTriggers } from "./offer-triggers.ts";

export type Offer = NonNullable<FramePlugins["offer"]>;

const letterSource = "teemail";
const answeredCookie = /(?:^|; )offer-(subscribed|dismissed)=/;

const isFromLetter = (): boolean => {
  const given = new URLSearchParams(location.search);
  return given.get("cgi") === letterSource || given.get("utm_source_platform") === letterSource;
};

const isOffered = (): boolean => !answeredCookie.test(document.cookie) && !document.querySelector("dialog[open]");

// Nobody is interrupted in a form that they fill in, nor in another dialog. A dialog would lie over the question about cookies,
// which is asked first.
const mayShow = (): boolean => {
  const isTyping = document.activeElement?.matches("input,textarea,select") ?? false;
  return isOffered() && !isTyping && !document.hidden && !document.querySelector(".cookie-notice");
};

export function startOffer(offer: Offer): void {
  // A shop inside another program has its own ways to ask.
  if (document.documentElement.dataset.operator || isFromLetter() || answeredCookie.test(document.cookie)) return;
  const show = () => void import("./offer-dialog.ts").then(({ openOffer }) => isOffered() && openOffer(offer));
  const isTimed = offer.moment === "after-time";
  offerTriggers[offer.moment](createOfferTimes({ timers: browserTimers, isTimed, mayShow, show }));
}
