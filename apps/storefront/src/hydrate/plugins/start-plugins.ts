// What a shop's plugins do on its pages: ask about cookies, load tags after a yes, offer the list. Loaded on pages that may
// do any of it, after everything else. Source: storefront §2.7, §4.
import type { DocumentData } from "@selvedge/contracts/pages/page-data";
import { type CookieNotice, showCookieNotice } from "./cookie-notice.ts";
import { startOffer } from "./offer-times.ts";
import { startTags } from "./tags.ts";
import "./plugins.css";

export function startPlugins({ shop, page }: DocumentData): void {
  if (!shop.plugins) return;
  const { notice, tags, offer } = shop.plugins;
  if (notice) {
    showCookieNotice(notice, () => offerChange(notice));
    offerChange(notice);
    (window as { navigation?: Navigation }).navigation?.addEventListener("navigatesuccess", () => offerChange(notice));
  }
  if (tags) startTags(tags, page);
  if (offer) startOffer(offer);
}

/** On the page about cookies, shows the visitor's answer with a button to change it. */
function offerChange(notice: CookieNotice): void {
  const place = document.querySelector<HTMLElement>("[data-cookie-answer]");
  if (place) void import("./change-answer.ts").then(({ showAnswer }) => showAnswer(place, notice));
}
