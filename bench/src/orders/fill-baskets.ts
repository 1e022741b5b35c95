import type pg from "pg";
import type { Shopper } from "./shopper.ts";

/** Gives every shopper a basket of two lines and a known card, by statements without a request. */
export async function fillBaskets(owner: pg.Pool, shoppers: readonly Shopper[]): Promise<void> {
  const each = <T>(pick: (shopper: Shopper) => T) => shoppers.map(pick);
  const divisions = each(({ shop }) => shop.divisionId);
  const ids = each(({ basketId }) => basketId);
  await owner.query(
    `insert into baskets (division_id, id, owner_hash, name)
     select *, 'main' from unnest($1::int[], $2::uuid[], $3::bytea[])`,
    [divisions, ids, each(({ ownerHash }) => ownerHash)],
  );
  for (const name of ["tee", "kidsTee"] as const)
    await owner.query(
      `insert into basket_items (division_id, basket_id, key, product_id, variant_id, quantity, seen_price_inc_tax_minor)
       select d, b, 'v' || v, p, v, 1, price from unnest($1::int[], $2::uuid[], $3::bigint[], $4::bigint[], $5::bigint[]) as t (d, b, p, v, price)`,
      [
        divisions,
        ids,
        each(({ shop }) => shop[name].id),
        each(({ shop }) => shop[name].variants[0]!.id),
        each(({ shop }) => shop[name].priceIncTaxMinor),
      ],
    );
  await owner.query(
    `insert into local_cards.tokens (token, brand, last4, behaviour) select *, 'Visa', '4242', 'approve' from unnest($1::text[])`,
    [each(({ cardToken }) => cardToken)],
  );
}
