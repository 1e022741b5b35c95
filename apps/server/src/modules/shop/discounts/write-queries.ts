import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, ProductId } from "@selvedge/domain/ids";
import type { CouponGift } from "@selvedge/domain/money/coupons/coupon";
import { normaliseCode } from "./queries.ts";

/** A code as it is stored. */
export interface WrittenDiscount {
  code: string;
  gift: CouponGift;
  currency: string;
  minimumIncTaxMinor: number;
  startsAt: Date | null;
  endsAt: Date | null;
  maxUses: number | null;
  maxUsesEach: number | null;
  productIds: readonly ProductId[];
  collectionIds: readonly number[];
  combines: boolean;
  isEnabled: boolean;
}

const columnsOf = (discount: WrittenDiscount) => {
  const { gift } = discount;
  return {
    code: discount.code,
    code_normalised: normaliseCode(discount.code),
    kind: gift.kind,
    percent: gift.kind === "percent" || gift.kind === "buy_get" ? gift.percent : null,
    amount_inc_tax_minor: gift.kind === "amount" ? gift.amountIncTaxMinor : null,
    buy_quantity: gift.kind === "buy_get" ? gift.buy : null,
    get_quantity: gift.kind === "buy_get" ? gift.get : null,
    currency: discount.currency,
    minimum_inc_tax_minor: discount.minimumIncTaxMinor,
    starts_at: discount.startsAt,
    ends_at: discount.endsAt,
    max_uses: discount.maxUses,
    max_uses_each: discount.maxUsesEach,
    scope: scopeOf(discount),
    combines: discount.combines,
    enabled: discount.isEnabled,
  };
};

const scopeOf = ({ productIds, collectionIds }: WrittenDiscount) => {
  if (productIds.length > 0) return "products" as const;
  return collectionIds.length > 0 ? ("collections" as const) : ("everything" as const);
};

/** Stores a new code. Returns its id. */
export async function insertDiscount(
  db: Bound,
  divisionId: DivisionId,
  discount: WrittenDiscount & { uuid: string; accountId: number; at: Date },
): Promise<number> {
  const { uuid, accountId, at } = discount;
  const { id } = await db
    .insertInto("coupons")
    .values({
      ...{ division_id: divisionId, uuid, ...columnsOf(discount) },
      ...{ created_by: accountId, created_at: at, updated_at: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await storeGoods(db, divisionId, id, discount);
  return id;
}

/** Stores a code as its next version. */
export async function updateDiscount(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  discount: WrittenDiscount & { at: Date },
): Promise<void> {
  const ofDivision = { division_id: divisionId, coupon_id: id };
  await db
    .updateTable("coupons")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set((eb) => ({ ...columnsOf(discount), version: eb("version", "+", 1), updated_at: discount.at }))
    .execute();
  for (const table of ["coupon_products", "coupon_collections"] as const)
    await db
      .deleteFrom(table)
      .where("division_id", "=", ofDivision.division_id)
      .where("coupon_id", "=", ofDivision.coupon_id)
      .execute();
  await storeGoods(db, divisionId, id, discount);
}

async function storeGoods(db: Bound, divisionId: DivisionId, couponId: number, discount: WrittenDiscount) {
  const own = { division_id: divisionId, coupon_id: couponId };
  const products = discount.productIds.map((product_id) => ({ ...own, product_id }));
  const collections = discount.collectionIds.map((collection_id) => ({ ...own, collection_id }));
  if (products.length > 0) await db.insertInto("coupon_products").values(products).execute();
  if (collections.length > 0) await db.insertInto("coupon_collections").values(collections).execute();
}
