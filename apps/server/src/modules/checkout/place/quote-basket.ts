import { readDivision } from "@selvedge/db/read-division";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { basketLines, codesOfLines } from "../../shop/basket/index.ts";
import { noCodes } from "../../shop/discounts/index.ts";
import { deriveQuote, presentQuote } from "./quote.ts";

/**
 * The price of a visitor's basket delivered to a country. Lines and version come from one statement, so the version always
 * matches the lines that were priced. Throws the refusals of deriveQuote.
 */
export async function quoteBasket(
  platform: Platform,
  division: Division,
  {
    sessionToken,
    country,
    shippingMethod,
  }: { sessionToken: string | null; country: string; shippingMethod?: string | undefined },
) {
  if (!sessionToken) throw new Refusal("basketEmpty");
  const lines = await readDivision(platform.pools.web, division.id, (db) =>
    basketLines(db, division.id, hashOfSessionToken(sessionToken), "main"),
  );
  const hasEntered = lines.some((line) => line.basket_codes.length + line.basket_gift_card_ids.length > 0);
  const codes = hasEntered
    ? await withDivision(platform.pools.web, division.id, (db) => codesOfLines(db, platform, division, lines))
    : { ...noCodes(lines), giftCards: [] };
  const quote = deriveQuote(lines, {
    currency: division.currency,
    to: { country },
    shippingMethod,
    now: platform.now(),
    codes,
    giftCards: codes.giftCards,
  });
  return presentQuote(platform.origins, division, quote, lines[0]!.basket_version);
}
