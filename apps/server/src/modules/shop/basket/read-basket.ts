import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines, findBasket } from "./queries.ts";

/** A visitor's basket; an empty one for a visitor who has none. */
export async function readBasket(
  { pools, origins }: Platform,
  division: Division,
  sessionToken: string | null,
  name: BasketName,
) {
  if (!sessionToken) return presentBasket(origins, division.id, { currency: division.currency, lines: [], version: 0 });
  const owner = hashOfSessionToken(sessionToken);
  const [basket, lines] = await withDivision(pools.web, division.id, (db) =>
    Promise.all([findBasket(db, division.id, owner, name), basketLines(db, division.id, owner, name)]),
  );
  return presentBasket(origins, division.id, { currency: division.currency, lines, version: basket?.version ?? 0 });
}
