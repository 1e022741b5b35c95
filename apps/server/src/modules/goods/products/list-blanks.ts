import { withoutDivision } from "@selvedge/db/with-division";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { blanks, printableSides } from "@selvedge/garments/blanks/blanks";
import { garmentCostExVatMinor, printCostExVatMinor } from "@selvedge/garments/blanks/costs";
import type { Platform } from "../../../platform.ts";

/** Every blank with what it costs and what is out of stock now. */
export async function listBlanks({ pools }: Platform) {
  const empty = await withoutDivision(pools.web, (db) =>
    db.selectFrom("blank_variants").where("stock", "=", 0).select(["blank_code", "colour", "size"]).execute(),
  );
  return blanks.map((blank) => ({
    ...offerOf(blank),
    outOfStock: empty.filter((row) => row.blank_code === blank.code).map(({ colour, size }) => ({ colour, size })),
  }));
}

function offerOf(blank: Blank) {
  const sides = [...printableSides(blank)];
  const [first] = sides;
  return {
    code: blank.code,
    name: blank.name,
    material: blank.material,
    vatRate: blank.vatRate,
    areas: sides.map((side) => ({
      side,
      widthMm: blank.areas[side]?.widthMm ?? 0,
      heightMm: blank.areas[side]?.heightMm ?? 0,
    })),
    colours: blank.colours.map((colour) => ({
      name: colour.name,
      hex: colour.hex,
      isDark: colour.isDark,
      garmentCostMinor: garmentCostExVatMinor(blank, colour),
      printCostMinor: first ? (printCostExVatMinor(blank, first, colour) ?? 0) : 0,
    })),
    sizes: blank.sizes.map(({ code, name, extraCostMinor }) => ({ code, name, extraCostMinor })),
  };
}
