// What a shop's plugins do on its pages: ask about cookies, load tags after a yes, offer the list. Loaded on pages that may
// do any of it, after everything else. Source: storefront §2.7, §4.
import type { DocumentData } from "@selvedge/contracts/pages/page-data";
import { showCookieNotice } from "./cookie-notice.ts";
import { startOffer } from "./offer-times.ts";
import { startTags } from "./tags.ts";
import "./plugins.css";

export function startPlugins({ shop, page }: DocumentData): void {
  if (!shop.plugins) return;
  const { notice, tags, offer } = shop.plugins;
  if (notice) showCookieNotice(notice);
  if (tags) startTags(tags, page);
  if (offer) startOffer(offer);
}
