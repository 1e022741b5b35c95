import { usedSides } from "@selvedge/design/scene";
import { labelCode } from "@selvedge/domain/labels/label-code";
import { shipByDay } from "@selvedge/domain/shipping/ship-by";
import { findBlankVariant } from "../blank-variant.ts";
import type { Numbered } from "../orders/order-rows.ts";
import type { MadeGarment } from "../orders/story.ts";
import type { Writing } from "../write/world.ts";

export interface LabelSource {
  readonly order: Numbered;
  readonly garment: MadeGarment;
  /** From 1, through the whole order. */
  readonly counter: number;
  readonly itemId: number;
}

/** A paper label's row: its garment, its place in the order and the instants of all its scans. */
export function labelRow(
  { divisionId }: Writing,
  { order, garment, counter, itemId }: LabelSource,
  id: number,
  pickedBy: number,
) {
  const { line, passed, unitsInOrder } = garment;
  const { blank, ...variant } = findBlankVariant(line.variant.blankSku);
  const reached = Object.fromEntries(passed.map(({ state, at }) => [state, at.toISOString()]));
  const state = passed.at(-1)!.state;
  const pickedAt = passed.find((each) => each.state === "picked")?.at ?? null;
  return {
    division_id: divisionId,
    id,
    code: labelCode(id),
    order_id: order.id,
    order_item_id: itemId,
    counter,
    of_count: unitsInOrder,
    state,
    version: passed.length,
    blank_sku: variant.sku,
    colour: variant.colour,
    hex: variant.hex,
    size: variant.size,
    sides: usedSides(line.product.scene),
    technology: garment.technology,
    needs_pretreat: variant.needsPretreat,
    platen: blank.platen,
    pickface: variant.pickface,
    priority: order.plan.fate.priority ?? 0,
    ship_by: shipByDay(order.story.paidAt!),
    parent_label_id: null as number | null,
    pigeonhole_code: null as string | null,
    fault_code: null as string | null,
    times_printed: reached.printed ? 1 : 0,
    label_prints: order.story.labelsPrintedAt ? (order.plan.fate.labelPrints ?? 1) : 0,
    reached,
    picked_at: pickedAt,
    picked_by: pickedAt ? pickedBy : null,
    created_at: passed[0]!.at,
    updated_at: passed.at(-1)!.at,
  };
}

export type LabelRow = ReturnType<typeof labelRow>;

/** The garment that was thrown away before this one was made: its label is void. */
export function replacedRow(label: LabelRow, id: number, faultCode: string): LabelRow {
  return {
    ...label,
    id,
    code: labelCode(id),
    state: "replaced",
    fault_code: faultCode,
    times_printed: 1,
    label_prints: 1,
    updated_at: label.created_at,
  };
}
