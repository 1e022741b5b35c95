// The country that a visitor's delivery is shown for: on a product's page, in the basket, and first at the checkout.
import { geoCountryCookie } from "@selvedge/domain/access/region";
import { deliveryCountry, deliveryCountryCookie } from "@selvedge/domain/shipping/delivery-country";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import type { Visit } from "../visit.ts";
import { countries } from "./countries.ts";

/** Seconds for which a browser remembers it. */
const rememberedFor = 30 * 24 * 3600;

/** The country of a page that is the visitor's own. */
export const destinationOf = ({ request }: Pick<Visit, "request">): string =>
  deliveryCountry(
    { chosen: request.cookies[deliveryCountryCookie], visited: request.cookies[geoCountryCookie] },
    countries,
  );

/** The country that the address of a page asks for, which is remembered; the usual one for a page that is the same for everyone. */
export function askedDestination({ query, reply, platform }: Visit): string {
  const asked = query.get("country");
  if (asked === null) return usualCountry;
  const country = deliveryCountry({ chosen: asked }, countries);
  reply.setCookie(deliveryCountryCookie, country, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    maxAge: rememberedFor,
  });
  return country;
}

/** A country as a delivery promise names it; nothing for the usual one. */
export const destinationName = (code: string): { country?: string } => {
  const name = code === usualCountry ? undefined : countries.find((each) => each.code === code)?.name;
  return name ? { country: name } : {};
};
