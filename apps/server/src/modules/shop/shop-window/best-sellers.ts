import type { CardData } from "@selvedge/contracts/pages/page-data";
import { readDivision } from "@selvedge/db/read-division";
import { usualSort } from "@selvedge/domain/products/product-sorts";
import type { Platform } from "../../../platform.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { shopCards } from "./cards.ts";

/** One row of cards on a wide screen. */
const limit = 4;

/** What a shop sells most, for pages that have nothing else to show. */
export const bestSellers = ({ pools, origins }: Platform, division: Division): Promise<CardData[]> =>
  readDivision(pools.web, division.id, (db) => shopCards(db, origins, division, { limit, sort: usualSort }));
