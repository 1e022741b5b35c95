import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";

export interface BenchShop {
  divisionId: DivisionId;
  host: string;
  tee: SeededProduct;
  kidsTee: SeededProduct;
}

/** Eight shops, each with a tee at 24.00 and a children's tee at 16.00 in all their sizes. */
export async function openShops(pools: Pools): Promise<BenchShop[]> {
  await seedBlanks(pools);
  const shops: BenchShop[] = [];
  for (let number = 1; number <= 8; number++) {
    const shop = await seedShop(pools, { label: `shop${number}`, name: `Shop ${number}`, code: `S${number}` });
    const tee = await seedProduct(pools, shop);
    const kidsTee = await seedProduct(pools, shop, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
    shops.push({ divisionId: shop.divisionId, host: shop.host, tee, kidsTee });
  }
  return shops;
}
