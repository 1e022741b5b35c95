// Lines of an order with what each could become. SQL only.
import type { Bound } from "@selvedge/db/bound";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";
import type { TaxTreatment } from "@selvedge/domain/money/vat";
import { sql } from "kysely";
import { type SizeFacts, sizeExtra, sizeFacts } from "../sizes/index.ts";

export interface LineVariant {
  id: number;
  sku: string;
  blankSku: string;
  colour: string;
  hex: string;
  size: string;
  isInStock: boolean;
  /** What a piece costs more than in the line's size, with VAT; of a part of a bundle, its share of that. */
  extraIncTaxMinor: number;
  /** The picture of the product in this colour. */
  image: string | null;
}

export interface LineRow {
  id: number;
  name: string;
  colour: string;
  size: string;
  variantId: number | null;
  sceneHash: string | null;
  image: string | null;
  /** As stored; null of a line that bears no words. */
  personalisation: unknown;
  quantity: number;
  priceIncTaxMinor: number;
  discountIncTaxMinor: number;
  priceMinor: number;
  taxMinor: number;
  discountMinor: number;
  /** As a fraction, as it was charged. */
  taxRate: number;
  taxTreatment: TaxTreatment;
  currency: string;
  /** What went back of its price, or is on its way back, for a cheaper size. */
  returned: { priceIncTaxMinor: number; discountIncTaxMinor: number; taxMinor: number };
  isFixed: boolean;
  refundedPieces: number;
  madeLabels: number;
  /** Labels on the floor that are not printed yet, the last first. */
  openLabels: number[];
  variants: LineVariant[];
}

interface StoredLine extends Omit<LineRow, "variants"> {
  variants: (Omit<LineVariant, "extraIncTaxMinor"> & { facts: SizeFacts })[];
}

/**
 * The lines of an order in their order, with the variants of their products and what each costs beside them. What bears a buyer's words keeps
 * its colour, on which their ink was chosen. What is in a batch of paper counts as made.
 */
export async function linesOfOrder(db: Bound, divisionId: DivisionId, orderId: OrderId): Promise<LineRow[]> {
  const { rows } = await sql<StoredLine>`
    select i.id, i.name, i.colour, i.size, i.variant_id as "variantId", i.scene_hash as "sceneHash", i.image_sha256 as image, i.personalisation, i.quantity,
      i.price_inc_tax_minor as "priceIncTaxMinor", i.discount_inc_tax_minor as "discountIncTaxMinor", i.price_minor as "priceMinor",
      i.tax_minor as "taxMinor", i.discount_minor as "discountMinor",
      i.tax_rate as "taxRate", i.tax_treatment as "taxTreatment", o.currency,
      (select json_build_object('priceIncTaxMinor', -coalesce(sum(c.price_change_minor), 0), 'discountIncTaxMinor', -coalesce(sum(c.discount_change_minor), 0),
          'taxMinor', -coalesce(sum(c.tax_minor), 0))
        from line_changes c where c.division_id = i.division_id and c.changed_item_id = i.id and c.refund_id is not null) as returned,
      i.variant_id is null or i.parent_item_id is not null as "isFixed",
      coalesce((select sum(l.quantity)::int from refund_lines l where l.division_id = i.division_id and l.order_item_id = i.id), 0) as "refundedPieces",
      (select count(*)::int from batch_lines b where b.division_id = i.division_id and b.order_item_id = i.id) +
      (select count(*)::int from factory_labels f where f.division_id = i.division_id and f.order_item_id = i.id
        and f.state not in ('replaced', 'cancelled') and (f.label_prints > 0 or f.state <> 'released')) as "madeLabels",
      array(select f.id from factory_labels f where f.division_id = i.division_id and f.order_item_id = i.id
        and f.state = 'released' and f.label_prints = 0 order by f.counter desc) as "openLabels",
      coalesce((select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'blankSku', v.blank_sku, 'colour', v.colour, 'hex', v.hex, 'size', v.size,
          'isInStock', b.stock > 0, 'facts', ${sizeFacts}, 'image', case when i.personalisation is null
            then (select m.sizes ->> '480' from product_images m where m.division_id = v.division_id
              and m.product_id = v.product_id and m.state = 'ready'
              order by m.colour = v.colour desc, m.side = 'front' desc, m.position limit 1) else i.image_sha256 end) order by v.position)
        from product_variants v join blank_variants b on b.sku = v.blank_sku
        where v.division_id = i.division_id and v.product_id = i.product_id and v.enabled
          and (i.personalisation is null or v.colour = i.colour)), '[]') as variants
    from order_items i join orders o on o.division_id = i.division_id and o.id = i.order_id
    join products p on p.division_id = i.division_id and p.id = i.product_id
    where i.division_id = ${divisionId} and i.order_id = ${orderId} order by i.position`.execute(db);
  return rows.map((row) => ({
    ...row,
    variants: row.variants.map(({ facts, ...variant }) => ({ ...variant, extraIncTaxMinor: sizeExtra(facts) })),
  }));
}
