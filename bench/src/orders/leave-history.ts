import type pg from "pg";
import { fillBaskets } from "./fill-baskets.ts";
import { newShopper } from "./shopper.ts";
import type { BenchShop } from "./shops.ts";

/**
 * A few thousand abandoned baskets, and statistics that know of them. A statement that is planned while
 * its tables are empty reads them from end to end, and keeps doing so for as long as its connection lives.
 */
export async function leaveHistory(owner: pg.Pool, shops: readonly BenchShop[]): Promise<void> {
  const shoppers = Array.from({ length: 4000 }, (_, index) => newShopper(shops[index % shops.length]!));
  await fillBaskets(owner, shoppers);
  await owner.query("vacuum analyze");
}
