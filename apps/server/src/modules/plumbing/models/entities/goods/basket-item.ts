// A session's basket and favourites, with the names and prices of this moment. Only the session that has the cookie reads
// them: neither the shop's people nor staff do. Source: platform-core §3, Basket item and Favourite item.
import { basketOwner } from "@selvedge/db/sessions/basket-owner";
import type { DivisionId } from "@selvedge/domain/ids";
import { type RawBuilder, sql } from "kysely";
import { imageSizes } from "../../../files/index.ts";
import { type Attribute, defineModel, type ModelOf, type RowOf } from "../../model.ts";
import { currentPrice } from "./product-parts.ts";

type Line = Attribute<"basket_items">;
type T = RowOf<"basket_items">;

/** Something of the line's product `p` and of its variant `v`, which a favourite may not have yet. */
const ofGoods = (t: T, fact: RawBuilder<unknown>) => sql`(select ${fact} from products p
  left join product_variants v on v.division_id = p.division_id and v.id = ${t("variant_id")}
  where p.division_id = ${t("division_id")} and p.id = ${t("product_id")})`;

const goods = (fact: RawBuilder<unknown>): Pick<Extract<Line, { expression: unknown }>, "expression"> => ({
  expression: (t) => ofGoods(t, fact),
});

const picture = sql`(select i.sizes from product_images i
  where i.division_id = p.division_id and i.product_id = p.id and i.state = 'ready'
  order by i.colour = coalesce(v.colour, p.default_colour) desc, i.side = 'front' desc, i.position limit 1)`;

/** The lines of this visitor's basket of one name. */
const ofBasket =
  (name: "main" | "favourites"): NonNullable<ModelOf<"basket_items">["ownRows"]> =>
  (t, { divisionId, ownerHash }) =>
    sql`${t("basket_id")} = (select b.id from baskets b
      where b.division_id = ${divisionId} and b.owner_hash = ${basketOwner(ownerHash)} and b.name = ${name})`;

const base = {
  table: "basket_items",
  owner: "division",
  key: "key",
  keyType: "text",
  audience: "anyone",
} as const;

const favourite: Record<string, Line> = {
  key: { column: "key" },
  productId: { column: "product_id" },
  productUrl: goods(sql`p.url_name`),
  options: goods(sql`jsonb_build_object('Colour', coalesce(v.colour, p.default_colour), 'Size', coalesce(v.size, ''))`),
};

const relations: ModelOf<"basket_items">["relations"] = {
  product: { model: "product", many: false, column: "product_id" },
  variant: { model: "product_variant", many: false, column: "variant_id" },
};

export const favouriteItem = defineModel<"basket_items">({
  ...base,
  type: "favourite_item",
  ownRows: ofBasket("favourites"),
  attributes: favourite,
  relations,
});

export const basketItem = defineModel<"basket_items">({
  ...base,
  type: "basket_item",
  ownRows: ofBasket("main"),
  currency: (t) => ofGoods(t, sql`p.currency`),
  attributes: {
    ...favourite,
    quantity: { column: "quantity" },
    name: goods(sql`p.name`),
    /** Of one piece, as the shop sells it now. */
    priceIncTax: { ...goods(currentPrice((column) => sql.ref(`p.${column}`))), as: "money" },
    image: {
      ...goods(picture),
      as: (sizes, { platform, divisionId }) =>
        imageSizes(platform.origins, divisionId ?? (0 as DivisionId), (sizes ?? {}) as Record<string, string>)["480"] ??
        "",
    },
    productUuid: goods(sql`p.uuid`),
    variantId: { expression: (t) => sql`${t("variant_id")}::text` },
    bundleOptions: { column: "bundle_options" },
    personalization: { column: "personalisation" },
  },
  relations,
});
