import { readGeoCountry } from "../access/region.ts";
import { usualCountry } from "./usual-country.ts";

/** The cookie with the country that a shopper asked a delivery for, "DE". */
export const deliveryCountryCookie = "delivery-country";

/**
 * The country that deliveries are shown for: the one that the shopper asked for, else the one that they are in, else the
 * usual one; of those only where we deliver to.
 */
export function deliveryCountry(
  { chosen, visited }: { chosen?: string | undefined; visited?: string | undefined },
  served: readonly { code: string }[],
): string {
  const codes = [chosen, visited].map(readGeoCountry);
  return codes.find((code) => served.some((each) => each.code === code)) ?? usualCountry;
}
