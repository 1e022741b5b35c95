// What a piece of a line costs more in another size of its product, alone or in the bundle that it was bought in.
import { partExtra } from "@selvedge/domain/bundles/part-extra";
import { sql } from "kysely";

/** The sizes of a product `p` beside the line `i` and the variant `v`, as sizeFacts reads them. */
export interface SizeFacts {
  /** What the variant costs more on its own than the line's size. */
  ownExtraMinor: number;
  isInBundle: boolean;
  sharePerPieceMinor: number;
  ownPerPieceMinor: number;
  /** The bundle is sold in both sizes. */
  isOffered: boolean;
}

const extraOf = (size: string) => sql.raw(`coalesce((p.size_extras ->> ${size})::bigint, 0)`);

const isSoldIn = (variant: string) =>
  sql.raw(`exists (select from bundle_items bi where bi.division_id = i.division_id and bi.bundle_product_id = i.bundle_product_id
    and bi.product_id = i.product_id and (bi.variant_id is null or bi.variant_id = ${variant === "v" ? "v.id" : "i.variant_id"})
    and (bi.colour is null or bi.colour = ${variant}.colour) and (bi.size is null or bi.size = ${variant}.size))`);

/** SizeFacts as JSON, of a line `i`, its product `p` and a variant `v`. */
export const sizeFacts = sql<SizeFacts>`json_build_object('ownExtraMinor', ${extraOf("v.size")} - ${extraOf("i.size")},
  'isInBundle', i.bundle_line is not null, 'sharePerPieceMinor', i.unit_price_inc_tax_minor,
  'ownPerPieceMinor', case when p.on_sale and p.sale_price_inc_tax_minor is not null then p.sale_price_inc_tax_minor else p.price_inc_tax_minor end
    + ${extraOf("i.size")},
  'isOffered', i.bundle_line is not null and ${isSoldIn("v")} and ${isSoldIn("i")})`;

/** In minor units with VAT, before the discount; below 0 where it costs less. */
export const sizeExtra = ({ isInBundle, ownExtraMinor, ...facts }: SizeFacts): number =>
  isInBundle ? partExtra(facts, { ownExtraMinor, isOffered: facts.isOffered }) : ownExtraMinor;
