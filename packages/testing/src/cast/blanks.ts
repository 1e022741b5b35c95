import type { Pools } from "@selvedge/db/pools";
import { withPlatform } from "@selvedge/db/with-division";
import { writeStock } from "@selvedge/db/write-stock";
import { stockList } from "@selvedge/garments/stock-list";

/** Every blank that the platform prints on, with all colours and sizes. Products need them. */
export const castBlanks = (pools: Pools): Promise<void> =>
  withPlatform(pools.backOffice, (db) => writeStock(db, stockList()));
