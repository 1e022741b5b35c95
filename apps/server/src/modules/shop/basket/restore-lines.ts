import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { lineLimits } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket } from "./present.ts";
import { type BasketName, basketLines } from "./queries.ts";
import { lockBasket, type NewLine, upsertLines } from "./write-queries.ts";

/** Adds lines that were stored elsewhere to a visitor's basket, in the transaction of `db`, and gives all of it. */
export async function restoreLines(
  db: Bound,
  platform: Platform,
  division: Division,
  { sessionToken, name, lines: restored }: { sessionToken: string; name: BasketName; lines: NewLine[] },
) {
  const ownerHash = hashOfSessionToken(sessionToken);
  const { id, version } = await lockBasket(db, division.id, { ownerHash, name, newId: randomUUID() });
  const [, lines] = await Promise.all([
    upsertLines(db, division.id, id, { lines: restored, quantityLimit: lineLimits[name] }),
    basketLines(db, division.id, ownerHash, name),
  ]);
  const { currency } = division;
  const codes = await codesOfLines(db, platform, division, lines);
  return presentBasket(platform.origins, division.id, { currency, lines, version, codes });
}
