// Ids that advertising and measuring services give to a shop. Source: platform-core §5; the services' own formats where
// the specification is open.
import type { Rule } from "../rule.ts";

/** G- and 7 to 12 characters, which are letters, digits, dashes and underscores as in a conversion label. */
export const gaMeasurementId: Rule = {
  name: "ga_measurement_id",
  message: "Invalid measurement ID",
  holds: (text) => /^G-[A-Za-z0-9_-]{7,12}$/.test(text),
};

/** The older form: UA-, an account of 4 to 10 digits, a dash, a property of 1 to 4. */
export const gaTrackingId: Rule = {
  name: "ga_tracking_id",
  message: "Invalid tracking ID",
  holds: (text) => /^UA-\d{4,10}-\d{1,4}$/.test(text),
};

/** 15 or 16 digits. */
export const fbPixel: Rule = {
  name: "fb_pixel",
  message: "Invalid Facebook Pixel",
  holds: (text) => /^\d{15,16}$/.test(text),
};

/** 20 letters, digits, dashes, underscores and bars or more: Facebook promises no shape. */
export const fbAccessToken: Rule = {
  name: "fb_access_token",
  message: "Invalid access token",
  holds: (text) => /^[A-Za-z0-9_|-]{20,500}$/.test(text),
};

/** 7 to 12 digits. */
export const gadsConversionId: Rule = {
  name: "gads_conversion_id",
  message: "Invalid conversion ID",
  holds: (text) => /^\d{7,12}$/.test(text),
};

/** 18 to 22 letters, digits, dashes and underscores. */
export const gadsConversionLabel: Rule = {
  name: "gads_conversion_label",
  message: "Invalid conversion label",
  holds: (text) => /^[A-Za-z0-9_-]{18,22}$/.test(text),
};

/** 13 digits. */
export const pinterestPixel: Rule = {
  name: "pinterest_pixel",
  message: "Invalid Pinterest Pixel",
  holds: (text) => /^\d{13}$/.test(text),
};

/** GTM- and capital letters or digits. The specification gives no words for it; these follow its neighbours'. */
export const tagManagerId: Rule = {
  name: "gtm_id",
  message: "Invalid tag manager ID",
  holds: (text) => /^GTM-[A-Z0-9]+$/.test(text),
};
