import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { lineLimits } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { BasketName } from "./queries.ts";
import {
  deleteBasket,
  lockBasket,
  lockVisitorsBasket,
  replaceBasket,
  takeCodes,
  takeLines,
  upsertLines,
} from "./write-queries.ts";

/**
 * Merges what a visitor collected before signing in into the lists of the account behind the new
 * session. Lines of both stay; the same line twice adds up. Once only: a second run finds nothing left to merge.
 */
export const mergeBaskets = (
  { pools }: Platform,
  divisionId: DivisionId,
  before: string,
  next: string,
): Promise<void> =>
  withDivision(pools.web, divisionId, async (db) => {
    const visitor = hashOfSessionToken(before);
    const owner = hashOfSessionToken(next);
    await mergeOne(db, divisionId, { visitor, owner, name: "main" });
    await mergeOne(db, divisionId, { visitor, owner, name: "favourites" });
    await mergeOne(db, divisionId, { visitor, owner, name: "later" });
  });

async function mergeOne(
  db: Bound,
  divisionId: DivisionId,
  { visitor, owner, name }: { visitor: Buffer; owner: Buffer; name: BasketName },
): Promise<void> {
  const own = await lockVisitorsBasket(db, divisionId, visitor, name);
  if (!own) return;
  const newId = randomUUID();
  const { id } = await lockBasket(db, divisionId, { ownerHash: owner, name, newId });
  if (id === newId) return replaceBasket(db, divisionId, { dropped: id, by: own.id });
  const lines = await takeLines(db, divisionId, own.id);
  await upsertLines(db, divisionId, id, { lines, quantityLimit: lineLimits[name] });
  await takeCodes(db, divisionId, { from: own.id, to: id });
  await deleteBasket(db, divisionId, own.id);
}
