import { printScalePermille } from "../print-size.ts";
import { type Blank, blankCodes } from "./blank.ts";
import { blanks, printableSides } from "./blanks.ts";
import { needsPretreat } from "./costs.ts";
import { type BlankVariant, variantSku, variantsOf } from "./variant-sku.ts";

/** A blank as the warehouse stores it. Money is pence, excluding VAT. */
export interface StockedBlank {
  readonly code: string;
  readonly name: string;
  readonly baseSku: string;
  readonly type: string;
  readonly vatRate: number;
  readonly baseCostMinor: number;
  readonly baseCostWhiteMinor: number;
  readonly platen: string;
  readonly gender: string;
  readonly technology: string;
  /** Customs tariff heading, six digits. */
  readonly hs6: string;
  readonly material: string;
  readonly sides: readonly StockedSide[];
  readonly variants: readonly StockedVariant[];
}

/** Where one side of a blank is printed, on what board and at what cost. */
export interface StockedSide {
  readonly side: string;
  /** null where nothing is stretched over a board. */
  readonly platen: string | null;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly collarOffsetMm: number;
  readonly printCostDarkMinor: number;
  readonly printCostLightMinor: number;
}

/** One colour and size of a blank on its shelf. */
export interface StockedVariant {
  readonly sku: string;
  readonly colour: string;
  readonly colourCode: string;
  readonly hex: string;
  readonly size: string;
  readonly isWhite: boolean;
  readonly needsPretreat: boolean;
  readonly weightGrams: number;
  /** How many times larger than designed it is printed, in thousandths. */
  readonly printScalePermille: number;
  /** Where the picker finds it: zone-bay-level-slot, `B-03-07-2`. */
  readonly pickface: string;
}

/** Every blank with all of its variants, as the warehouse shelves them. */
export const stockList = (): readonly StockedBlank[] => blanks.map(stocked);

function stocked(blank: Blank): StockedBlank {
  return {
    code: blank.code,
    name: blank.name,
    baseSku: blank.baseSku,
    type: blank.typeCode,
    vatRate: blank.vatRate,
    baseCostMinor: blank.baseCostMinor,
    baseCostWhiteMinor: blank.baseCostWhiteMinor,
    platen: blank.areas.front?.platen ?? "none",
    gender: blank.gender,
    technology: blank.technology,
    hs6: blank.hs6,
    material: blank.material,
    sides: printableSides(blank).map((side) => ({ side, ...blank.areas[side]! })),
    variants: variantsOf(blank).map(stockedVariant),
  };
}

function stockedVariant(variant: BlankVariant): StockedVariant {
  const { blank, colour, size } = variant;
  return {
    sku: variantSku(blank, colour, size),
    colour: colour.name,
    colourCode: colour.code,
    hex: colour.hex,
    size: size.name,
    isWhite: colour.isWhite,
    needsPretreat: needsPretreat(blank, colour),
    weightGrams: blank.weightGrams,
    printScalePermille: printScalePermille(size),
    pickface: pickfaceOf(variant),
  };
}

/** A zone for each blank, a bay for each colour, a level for each size: one place holds one variant only. */
function pickfaceOf({ blank, colour, size }: BlankVariant): string {
  const zone = String.fromCharCode(65 + blankCodes.indexOf(blank.code));
  const bay = String(blank.colours.indexOf(colour) + 1).padStart(2, "0");
  const level = String(blank.sizes.indexOf(size) + 1).padStart(2, "0");
  return `${zone}-${bay}-${level}-1`;
}
