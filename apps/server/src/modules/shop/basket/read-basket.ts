import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { noCodes } from "../discounts/index.ts";
import { codesOfEmpty, codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines, findBasket } from "./queries.ts";

/** A visitor's basket; an empty one for a visitor who has none. */
export async function readBasket(
  platform: Platform,
  division: Division,
  sessionToken: string | null,
  name: BasketName,
) {
  const { pools, origins } = platform;
  const { currency } = division;
  if (!sessionToken)
    return presentBasket(origins, division.id, {
      currency,
      lines: [],
      version: 0,
      codes: { ...noCodes([]), giftCards: [] },
    });
  const owner = hashOfSessionToken(sessionToken);
  return withDivision(pools.web, division.id, async (db) => {
    const [basket, lines] = await Promise.all([
      findBasket(db, division.id, owner, name),
      basketLines(db, division.id, owner, name),
    ]);
    const codes =
      lines.length > 0 || !basket
        ? await codesOfLines(db, platform, division, lines)
        : await codesOfEmpty(db, platform, division, basket);
    return presentBasket(origins, division.id, { currency, lines, version: basket?.version ?? 0, codes });
  });
}
