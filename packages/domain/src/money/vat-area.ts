// Whose VAT a place belongs to. An address' country is not enough: some places belong to a neighbour's area and some
// parts of the EU lie outside its own.
import { euVatCodes } from "./vat-rates.ts";

export interface Destination {
  /** ISO 3166 country of the address: GR for Greece. */
  country: string;
  zip?: string;
}

/** `ni` is Northern Ireland: in the UK's VAT, and in the EU's for goods that come from the EU. */
export type VatArea = { kind: "gb" | "ni" | "outside"; code: string } | { kind: "eu"; code: string };

/** Countries of an address that are part of another one's VAT. Source: VAT Act 1994 s.96, Directive 2006/112/EC Art. 7. */
const partOf: Readonly<Record<string, string>> = { IM: "GB", MC: "FR" };

/**
 * Beginnings of postcodes in member states that are not in the EU's VAT area: Heligoland, Büsingen, the Canary Islands,
 * Ceuta, Melilla, Åland, Livigno, Mount Athos. Source: Directive 2006/112/EC Art. 6.
 */
const leftOut: Readonly<Record<string, readonly string[]>> = {
  DE: ["27498", "78266"],
  ES: ["35", "38", "51", "52"],
  FI: ["22"],
  IT: ["23041"],
  GR: ["63086", "63087"],
};

/** The VAT code of an address country: GR becomes EL, all others are the same. Source: platform-core §5. */
export const vatCodeOf = (addressCountry: string): string => (addressCountry === "GR" ? "EL" : addressCountry);

/** The VAT area of an address. A postcode beginning with BT is Northern Ireland; without one it is Great Britain. */
export function vatAreaOf({ country, zip = "" }: Destination): VatArea {
  const postcode = zip.replace(/\s/g, "").toUpperCase();
  const home = partOf[country] ?? country;
  if (home === "GB") return { kind: country === "GB" && postcode.startsWith("BT") ? "ni" : "gb", code: "GB" };
  const code = vatCodeOf(home);
  const isLeftOut = leftOut[country]?.some((start) => postcode.startsWith(start)) ?? false;
  return euVatCodes.includes(code) && !isLeftOut ? { kind: "eu", code } : { kind: "outside", code: country };
}
