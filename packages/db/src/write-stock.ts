import { sql } from "kysely";
import type { Bound } from "./bound.ts";

/** What the tables keep of a blank; money is pence without VAT. */
export interface StockRow {
  readonly code: string;
  readonly name: string;
  readonly baseSku: string;
  readonly type: string;
  readonly vatRate: number;
  readonly baseCostMinor: number;
  readonly baseCostWhiteMinor: number;
  readonly platen: string;
  readonly variants: readonly {
    readonly sku: string;
    readonly colour: string;
    readonly colourCode: string;
    readonly hex: string;
    readonly size: string;
    readonly isWhite: boolean;
    readonly needsPretreat: boolean;
    readonly weightGrams: number;
    readonly pickface: string;
  }[];
}

/**
 * Brings blanks and their variants to what `stock` says, as the back-office role. New ones are added, known ones
 * updated where they differ; stock counts are never touched and nothing is removed, because orders name them.
 */
export async function writeStock(db: Bound, stock: readonly StockRow[]): Promise<void> {
  const blanks = JSON.stringify(stock.map(({ variants: _, ...blank }) => blank));
  const variants = JSON.stringify(
    stock.flatMap((blank) => blank.variants.map((variant) => ({ ...variant, blankCode: blank.code }))),
  );
  await sql`
    insert into blanks as old (code, name, base_sku, type, vat_rate, base_cost_minor, base_cost_white_minor, platen)
    select code, name, "baseSku", type, "vatRate", "baseCostMinor", "baseCostWhiteMinor", platen from json_to_recordset(${blanks}::json)
      as given(code text, name text, "baseSku" text, type text, "vatRate" numeric, "baseCostMinor" bigint, "baseCostWhiteMinor" bigint, platen text)
    on conflict (code) do update set name = excluded.name, base_sku = excluded.base_sku, type = excluded.type, vat_rate = excluded.vat_rate,
      base_cost_minor = excluded.base_cost_minor, base_cost_white_minor = excluded.base_cost_white_minor, platen = excluded.platen, updated_at = now()
    where (old.name, old.base_sku, old.type, old.vat_rate, old.base_cost_minor, old.base_cost_white_minor, old.platen)
      is distinct from (excluded.name, excluded.base_sku, excluded.type, excluded.vat_rate, excluded.base_cost_minor, excluded.base_cost_white_minor, excluded.platen)`.execute(
    db,
  );
  await sql`
    insert into blank_variants as old (sku, blank_code, colour, colour_code, hex, size, is_white, needs_pretreat, weight_grams, pickface)
    select sku, "blankCode", colour, "colourCode", hex, size, "isWhite", "needsPretreat", "weightGrams", pickface from json_to_recordset(${variants}::json)
      as given(sku text, "blankCode" text, colour text, "colourCode" text, hex text, size text, "isWhite" boolean, "needsPretreat" boolean, "weightGrams" int, pickface text)
    on conflict (sku) do update set blank_code = excluded.blank_code, colour = excluded.colour, colour_code = excluded.colour_code, hex = excluded.hex, size = excluded.size,
      is_white = excluded.is_white, needs_pretreat = excluded.needs_pretreat, weight_grams = excluded.weight_grams, pickface = excluded.pickface
    where (old.blank_code, old.colour, old.colour_code, old.hex, old.size, old.is_white, old.needs_pretreat, old.weight_grams, old.pickface)
      is distinct from (excluded.blank_code, excluded.colour, excluded.colour_code, excluded.hex, excluded.size, excluded.is_white, excluded.needs_pretreat, excluded.weight_grams, excluded.pickface)`.execute(
    db,
  );
}
