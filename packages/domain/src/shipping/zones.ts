/** Where a parcel's price changes. The Isle of Man and the Channel Islands are the UK's own post. */
export type Zone = "uk" | "europe" | "world";

const uk = new Set("GB IM JE GG".split(" "));

const europe = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK".split(" "),
);

/** The zone of an ISO 3166 country; one that is in no list is the wide world. */
export const zoneOf = (country: string): Zone => (uk.has(country) ? "uk" : europe.has(country) ? "europe" : "world");
