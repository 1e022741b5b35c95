import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { type Collection, collectionRows } from "./queries.ts";

/** Puts the shop's collections into an order; ids of others fall away, and those that are not named come after. */
export const orderCollections = ({ pools }: Platform, by: Merchant, ids: readonly number[]): Promise<Collection[]> =>
  withDivision(pools.web, by.divisionId, async (db) => {
    await sql`update collections set position = coalesce(array_position(${[...ids]}::bigint[], id), ${ids.length + 1})
      where division_id = ${by.divisionId}`.execute(db);
    await writeAudit(db, { ...byMerchant(by), action: "collections.ordered", subject: `division ${by.divisionId}` });
    return collectionRows(db, by.divisionId);
  });
