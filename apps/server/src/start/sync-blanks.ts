import type { Pools } from "@selvedge/db/pools";
import { withoutDivision } from "@selvedge/db/with-division";
import { writeStock } from "@selvedge/db/write-stock";
import { stockList } from "@selvedge/garments/blanks/stock-list";

/** Brings the database's blanks to those of this version, at every start. Several processes may do it at once. */
export const syncBlanks = (pools: Pools): Promise<void> =>
  withoutDivision(pools.backOffice, (db) => writeStock(db, stockList()));
