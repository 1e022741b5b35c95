// What a shop's plugins do on its pages: the cookie notice, the tags of measuring and advertising services that wait for a
// yes to it, and the offer to join the list. Source: storefront §2.7, §3.8, §4.
import type { Rule } from "../validation/rule.ts";
import {
  fbPixel,
  gadsConversionId,
  gadsConversionLabel,
  gaMeasurementId,
  gaTrackingId,
  pinterestPixel,
} from "../validation/rules/tracking.ts";
import type { OfferTexts, Plugins } from "./plugins.ts";

/** Ids of other companies' services, each valid or empty. */
export interface PageTags {
  /** Properties of Google Analytics. */
  analytics: readonly string[];
  /** The account of Google Ads, "AW-" and digits. */
  ads: string;
  /** What Google Ads counts as a sale: account and label. */
  conversion: string;
  facebook: string;
  pinterest: string;
}

export interface FramePlugins {
  /** null: the shop shows no notice, so nothing that needs a yes is ever loaded. */
  notice: { message: string; allowEssentialOnly: boolean } | null;
  /** null: the shop has none. */
  tags: PageTags | null;
  /** null: nobody is asked to join the list. */
  offer: OfferTexts | null;
}

/** What a notice says where the shop has written nothing. */
export const usualCookieMessage =
  "We keep what the shop needs to work, such as your basket. If you agree, we also measure visits and show you fewer adverts that miss.";

const valid = (text: string, { holds }: Rule): string => (holds(text) ? text : "");

/** The tags of a shop, of valid ids alone; null for none. */
export function pageTags({ analytics, marketing, pinterest, ...others }: Plugins): PageTags | null {
  const account = valid(marketing.conversion_id || marketing.aw_conversion_id.replace(/^AW-/, ""), gadsConversionId);
  const label = valid(marketing.conversion_label, gadsConversionLabel);
  const tags: PageTags = {
    analytics: [valid(analytics.measurement_id, gaMeasurementId), valid(analytics.ga_tracking_id, gaTrackingId)].filter(
      Boolean,
    ),
    ads: account && `AW-${account}`,
    conversion: account && label && `AW-${account}/${label}`,
    facebook: valid(others["facebook-pixel"].pixel, fbPixel),
    pinterest: valid(pinterest.pixel, pinterestPixel),
  };
  return tags.analytics.length > 0 || tags.ads || tags.facebook || tags.pinterest ? tags : null;
}

/** The notice as visitors see it. */
export const cookieNotice = ({ message, allowEssentialOnly }: NonNullable<FramePlugins["notice"]>) => ({
  message: message.trim() || usualCookieMessage,
  allowEssentialOnly,
});

/** What a shop's pages carry of its plugins; null where they carry nothing. */
export function framePlugins(plugins: Plugins, texts: OfferTexts): FramePlugins | null {
  const { enabled, ...policy } = plugins["cookie-policy"];
  const notice = enabled ? cookieNotice(policy) : null;
  const offer = plugins["email-subscriber-offer"].enabled ? texts : null;
  return notice || offer ? { notice, tags: notice ? pageTags(plugins) : null, offer } : null;
}
