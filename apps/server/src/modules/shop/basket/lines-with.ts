// What a basket holds once lines are added to it, told without reading it again: its lines, and what is known of the goods.
import type { SellableRow } from "../catalogue/index.ts";
import { type BasketLine, type BasketRow, presentedLine } from "./queries.ts";
import type { NewLine } from "./write-queries.ts";

/** An item that a visitor chose, as the line that it becomes and as what it is sold as now. */
export interface FoundItem {
  line: NewLine;
  row: SellableRow;
}

interface Adding {
  basket: BasketRow;
  /** One for each key, as they are written. */
  lines: readonly NewLine[];
  quantityLimit: number;
}

/**
 * The lines of a basket that is locked, with `lines` added as `upsertLines` writes them; null where only the database can
 * tell: for goods with texts, bundles, and favourites without a size.
 */
export function linesWith(
  before: readonly BasketLine[],
  found: readonly FoundItem[],
  { basket, lines, quantityLimit }: Adding,
): BasketLine[] | null {
  const rows = new Map(found.map(({ line, row }) => [line.key, row]));
  const isPlain = lines.every(({ key, variantId }) => {
    const row = rows.get(key)!;
    return variantId !== null && variantId === row.variant_id && !row.is_personalisable && !row.part_rows;
  });
  if (!isPlain) return null;
  const known = new Set(before.map(({ key }) => key));
  const kept = before.map((line) => {
    const more = lines.find(({ key }) => key === line.key);
    const quantity = more ? Math.min(quantityLimit, line.quantity + more.quantity) : line.quantity;
    const seen = more?.priceIncTaxMinor ?? line.seen_price_inc_tax_minor;
    return { ...line, quantity, seen_price_inc_tax_minor: seen, basket_version: basket.version };
  });
  // Lines of one moment stand in the order of their keys.
  const added = lines.filter(({ key }) => !known.has(key)).toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return [...kept, ...added.map((line) => newLine(rows.get(line.key)!, line, basket))];
}

const newLine = (row: SellableRow, { key, quantity, priceIncTaxMinor }: NewLine, basket: BasketRow): BasketLine =>
  presentedLine({
    ...row,
    ...{ key, quantity, seen_price_inc_tax_minor: priceIncTaxMinor },
    ...{ texts: null, has_right_texts: true, bundle_options: null },
    ...{ basket_id: basket.id, basket_version: basket.version, basket_codes: basket.codes },
    basket_gift_card_ids: basket.giftCardIds,
  });
