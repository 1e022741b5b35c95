import type { Pools } from "@selvedge/db/pools";
import { castBlanks } from "@selvedge/testing/cast/blanks";
import { type CastProduct, castProduct } from "@selvedge/testing/cast/product";
import { castShop } from "@selvedge/testing/cast/shop";

export interface BenchShop {
  divisionId: number;
  host: string;
  tee: CastProduct;
  kidsTee: CastProduct;
}

/** Eight shops, each with a tee at 24.00 and a children's tee at 16.00 in all their sizes. */
export async function openShops(pools: Pools): Promise<BenchShop[]> {
  await castBlanks(pools);
  const shops: BenchShop[] = [];
  for (let number = 1; number <= 8; number++) {
    const shop = await castShop(pools, { label: `shop${number}`, name: `Shop ${number}`, code: `S${number}` });
    const tee = await castProduct(pools, shop);
    const kidsTee = await castProduct(pools, shop, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
    shops.push({ divisionId: shop.divisionId, host: shop.host, tee, kidsTee });
  }
  return shops;
}
