// Facts about a product that no single column holds. Each is an expression over one row of products.
import { toMajor } from "@selvedge/domain/money/money";
import { type RawBuilder, sql } from "kysely";
import { imageSizes } from "../../../files/index.ts";
import type { FieldRule, RowOf, WiredRow } from "../../model.ts";
import { utc } from "../sql-parts.ts";

type T = RowOf<"products">;

/** Products that shoppers may see: published at least once, enabled, not denied, not deleted. */
export const isOnSale = (t: T) =>
  sql`${t("enabled")} and ${t("deleted_at")} is null and ${t("published_at")} is not null and ${t("approval_status")} <> 'denied'`;

/** Of what hangs on a product (a picture, a variant), what shoppers may see: what hangs on one that is on sale. */
export const isOfOneOnSale = (t: (column: "division_id" | "product_id") => RawBuilder<unknown>) =>
  sql`exists (select from products p where p.division_id = ${t("division_id")} and p.id = ${t("product_id")}
    and ${isOnSale((column) => sql.ref(`p.${column}`))})`;

/** Goods that are not or no longer for shoppers: readable by people who work on a shop's products, and staff who see shops. */
export const goodsOthersTake = { merchant: "products.read", staff: "shops.read" } as const;

/** A shop's private facts about its goods: cost, production, moderation. */
export const behindTheCounter: FieldRule = { audience: "merchant", permission: goodsOthersTake };

/** The current price. All variants of a product cost the same, so it is the lowest price and the highest. */
export const currentPrice = (t: T) =>
  sql`case when ${t("on_sale")} then coalesce(${t("sale_price_inc_tax_minor")}, ${t("price_inc_tax_minor")}) else ${t("price_inc_tax_minor")} end`;

/** One fact of the blank that the product is printed on; null for a bundle. */
export const ofBlank = (t: T, fact: RawBuilder<unknown>) =>
  sql`(select ${fact} from blanks b where b.code = ${t("blank_code")})`;

const isUsed = (t: T, side: RawBuilder<unknown>) =>
  sql`jsonb_array_length(coalesce(${t("scene")} #> array['sides', ${side}, 'elements'], '[]')) > 0`;

/** The design of each side, or null where nothing is printed: {"front": {"designId": 3, "hash": "ab12"}, "back": null, ...}. */
export const designs = (t: T) => sql`(select jsonb_object_agg(side, case when ${isUsed(t, sql`side`)}
    then jsonb_build_object('designId', ${t("design_id")}, 'hash', ${t("scene_hash")}) end)
  from unnest(array['front', 'back', 'left', 'right']) as side)`;

/** Every print of the product, by its blank's sides; measures in millimetres. */
export const applications = (t: T) => sql`(select coalesce(jsonb_agg(jsonb_build_object(
      'placement', s.side, 'technology', b.technology, 'platen', s.platen, 'widthMm', s.width_mm, 'heightMm', s.height_mm,
      'offsetFromCollarMm', s.collar_offset_mm, 'designHash', ${t("scene_hash")})
    order by array_position(array['front', 'back', 'left', 'right'], s.side)), '[]')
  from blanks b join blank_sides s on s.blank_code = b.code where b.code = ${t("blank_code")} and ${isUsed(t, sql`s.side`)})`;

/** Net cost of one print by side and ground, in minor units until `inPounds`. */
export const printCosts = (t: T) => sql`(select coalesce(jsonb_object_agg(s.side,
      jsonb_build_object('dark', s.print_cost_dark_minor, 'light', s.print_cost_light_minor)), '{}')
  from blank_sides s where s.blank_code = ${t("blank_code")})`;

export const created = (t: T) => sql`jsonb_build_object(
  'by', (select a.full_name from accounts a where a.id = ${t("created_by")}), 'at', ${utc(t("created_at"))})`;

const picture = (
  t: T,
  side: string,
) => sql`(select i.sizes from product_images i where i.division_id = ${t("division_id")}
  and i.product_id = ${t("id")} and i.colour = v.colour and i.side = ${side} and i.state = 'ready')`;

/** Colours with their sizes and pictures: the variants, grouped as shoppers choose them. */
export const options = (
  t: T,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object('name', v.colour, 'hex', v.hex, 'sizes', v.sizes,
      'images', jsonb_build_object('front', ${picture(t, "front")}, 'back', ${picture(t, "back")}), 'pro', v.pro) order by v.position), '[]')
  from (select pv.colour, min(pv.hex) as hex, jsonb_agg(pv.size order by pv.position) as sizes, min(pv.position) as position, bool_or(bv.is_pro) as pro
    from product_variants pv join blank_variants bv on bv.sku = pv.blank_sku
    where pv.division_id = ${t("division_id")} and pv.product_id = ${t("id")} and pv.enabled group by pv.colour) v)`;

interface StoredOption {
  images: Record<"front" | "back", Record<string, string> | null>;
}

/** Puts addresses in place of the pictures' hashes; the thumbnail is the front at its smallest. */
export function optionsOnTheWire(stored: unknown, { platform, divisionId }: WiredRow): unknown {
  const addresses = (sizes: Record<string, string> | null) =>
    sizes && divisionId !== null ? imageSizes(platform.origins, divisionId, sizes) : null;
  return (stored as StoredOption[]).map(({ images, ...option }) => {
    const front = addresses(images.front);
    return {
      ...option,
      images: { front, back: addresses(images.back) },
      thumbnail: Object.values(front ?? {})[0] ?? null,
    };
  });
}

/** The factory's costs are in pence, in any currency of the shop; numbers inside an object likewise. */
export function inPounds(stored: unknown): unknown {
  if (stored === null) return null;
  if (typeof stored !== "object") return toMajor(Number(stored), "GBP");
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, inPounds(value)]));
}
