import type { Pools } from "@selvedge/db/pools";
import { withoutDivision } from "@selvedge/db/with-division";
import { writeStock } from "@selvedge/db/write-stock";
import { stockList } from "@selvedge/garments/blanks/stock-list";

/** Every blank that the platform prints on, with all colours and sizes. Products need them. */
export const seedBlanks = (pools: Pools): Promise<void> =>
  withoutDivision(pools.backOffice, (db) => writeStock(db, stockList()));
