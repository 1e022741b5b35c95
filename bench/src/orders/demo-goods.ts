import type pg from "pg";
import type { BenchShop } from "./shops.ts";

/** The demo shop with two of its goods that have pictures, as the shoppers of the benchmarks buy them. */
export async function demoGoods(owner: pg.Pool, host: string): Promise<BenchShop> {
  const { rows } = await owner.query<{ division: number; id: string; variant: string; price: string }>(
    `select p.division_id as division, p.id, v.id as variant, p.price_inc_tax_minor as price
     from products p
     join subdomains s on s.division_id = p.division_id and s.label = 'demo'
     join lateral (
       select v.id from product_variants v
       join product_images i on i.division_id = v.division_id and i.product_id = v.product_id and i.colour = v.colour and i.state = 'ready'
       where v.division_id = p.division_id and v.product_id = p.id and v.enabled order by v.position limit 1) v on true
     where p.published_at is not null order by p.id limit 2`,
  );
  const [first, second] = rows.map(({ id, variant, price }) => ({
    id: Number(id),
    variants: [{ id: Number(variant) }],
    priceIncTaxMinor: Number(price),
  }));
  if (!first || !second) throw new Error("The demo shop has no two goods to sell.");
  return { divisionId: rows[0]!.division, host, tee: first, kidsTee: second } as unknown as BenchShop;
}
