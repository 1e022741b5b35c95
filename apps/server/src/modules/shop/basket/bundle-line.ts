import { createHash } from "node:crypto";
import { Refusal } from "../../../plugins/refusal.ts";
import { chosenParts, type PartOption, type SellableRow } from "../catalogue/index.ts";
import type { NewLine } from "./write-queries.ts";

/**
 * A bundle is one line for each choice of its parts. Throws productGone, and validation with what is missing, gone or sold
 * out, by part.
 */
export function bundleLine(
  row: SellableRow,
  parts: NonNullable<SellableRow["part_rows"]>,
  {
    bundleOptions = [],
    quantity = 1,
  }: { bundleOptions?: readonly PartOption[] | undefined; quantity?: number | undefined },
): NewLine {
  if (!row.is_available) throw new Refusal("productGone");
  const chosen = chosenParts(parts, bundleOptions);
  if (!chosen.ok) throw partsMissing(chosen.messages);
  const options = chosen.parts.map((part) => ({ bundleItemId: part.bundleItemId, variantId: part.variant_id }));
  const digest = createHash("sha256").update(JSON.stringify(options)).digest("hex").slice(0, 24);
  return {
    key: `b${row.product_id}-${digest}`,
    productId: row.product_id,
    variantId: null,
    quantity,
    priceIncTaxMinor: row.unit_price_inc_tax_minor,
    bundleOptions: options,
  };
}

const partsMissing = (messages: Record<string, string>) => {
  const all = Object.values(messages);
  const errors = Object.fromEntries(Object.entries(messages).map(([id, words]) => [`bundleOptions.${id}`, [words]]));
  return new Refusal("validation", { message: all.join(" "), errors });
};
