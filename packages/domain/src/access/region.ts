import { vatCodeOf } from "../money/vat-area.ts";
import { euVatCodes } from "../money/vat-rates.ts";

export type Region = "uk" | "eu" | "rest";

/**
 * The cookie that says which country a visitor is in: two letters of ISO 3166, "GB". The server sets it from what a proxy
 * in front says; it is a preference, never proof of anything. Source: platform-core §6.
 */
export const geoCountryCookie = "geo-country";

/** The country in the cookie, in capitals; null for none and for anything that is no country code. */
export function readGeoCountry(cookie: string | null | undefined): string | null {
  const code = (cookie ?? "").trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : null;
}

/** Codes that are in use beside ISO 3166: the United Kingdom's own, and Greece's in VAT numbers. */
const alsoWritten: Readonly<Record<string, string>> = { UK: "GB", EL: "GR" };

/**
 * The region that a country is in. Exactly one fits every visitor: an unknown country is the rest of the world, where
 * nothing is promised that only some countries have. The Crown Dependencies are neither UK nor EU.
 */
export function regionOf(country: string | null): Region {
  const code = readGeoCountry(country);
  if (code === null) return "rest";
  const iso = alsoWritten[code] ?? code;
  if (iso === "GB") return "uk";
  return euVatCodes.includes(vatCodeOf(iso)) ? "eu" : "rest";
}
