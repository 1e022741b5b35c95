import type { Pools } from "@selvedge/db/pools";
import type { DivisionId } from "@selvedge/domain/ids";
import { seedBlanks } from "@selvedge/testing/seed/blanks";
import { seedPrintFiles } from "@selvedge/testing/seed/print-files";
import { type SeededProduct, seedProduct } from "@selvedge/testing/seed/product";
import { seedShop } from "@selvedge/testing/seed/shop";

export interface BenchShop {
  divisionId: DivisionId;
  host: string;
  tee: SeededProduct;
  kidsTee: SeededProduct;
}

/** Eight shops, each with a tee at 24.00 and a children's tee at 16.00 in all their sizes, whose print files are there. */
export async function openShops(pools: Pools): Promise<BenchShop[]> {
  await seedBlanks(pools);
  const shops: BenchShop[] = [];
  for (let number = 1; number <= 8; number++) {
    const shop = await seedShop(pools, { label: `shop${number}`, name: `Shop ${number}`, code: `S${number}` });
    const tee = await seedPrintFiles(pools, shop, await seedProduct(pools, shop));
    const kids = await seedProduct(pools, shop, { name: "Kids Tee", blank: "tee-kids", priceIncTaxMinor: 1600 });
    const kidsTee = await seedPrintFiles(pools, shop, kids);
    shops.push({ divisionId: shop.divisionId, host: shop.host, tee, kidsTee });
  }
  await pools.backOffice.query(`
    update print_files f set scale_permille = b.print_scale_permille
    from products p join product_variants v on v.product_id = p.id and v.position = (select min(position) from product_variants where product_id = p.id)
    join blank_variants b on b.sku = v.blank_sku where p.scene_hash = f.scene_hash`);
  return shops;
}
