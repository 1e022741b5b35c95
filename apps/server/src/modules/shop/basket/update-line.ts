import { randomUUID } from "node:crypto";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines } from "./queries.ts";
import { refuseFull } from "./refuse-full.ts";
import { deleteLine, lockBasket, setQuantity } from "./write-queries.ts";

/** Sets a line's quantity; 0 removes it. A line that is gone changes nothing. Throws basketFull. */
export async function updateLine(
  platform: Platform,
  division: Division,
  { sessionToken, name, key, quantity }: { sessionToken: string; name: BasketName; key: string; quantity: number },
) {
  const owner = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const basket = await lockBasket(db, division.id, { ownerHash: owner, name, newId: randomUUID() });
    const [, lines] = await Promise.all([
      quantity === 0
        ? deleteLine(db, division.id, basket.id, key)
        : setQuantity(db, division.id, basket.id, { key, quantity }),
      basketLines(db, division.id, owner, name),
    ]);
    if (quantity > 0) refuseFull(lines);
    return presentBasket(platform.origins, division.id, {
      currency: division.currency,
      lines,
      version: basket.version,
      codes: await codesOfLines(db, platform, division, lines),
    });
  });
}

export const removeLine = (
  platform: Platform,
  division: Division,
  { sessionToken, name, key }: { sessionToken: string; name: BasketName; key: string },
) => updateLine(platform, division, { sessionToken, name, key, quantity: 0 });
