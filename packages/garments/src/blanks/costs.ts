import type { BlankColour } from "../colours.ts";
import { type Side, sides } from "../side.ts";
import type { Blank, BlankSize } from "./blank.ts";

type Ink = "dark" | "light";

const inkField = { dark: "printCostDarkMinor", light: "printCostLightMinor" } as const;

/** Pence excluding VAT for the garment alone: white costs less because it needs no pretreatment. */
export function garmentCostExVatMinor(
  blank: Pick<Blank, "baseCostMinor" | "baseCostWhiteMinor">,
  colour: Pick<BlankColour, "isWhite">,
  size?: Pick<BlankSize, "extraCostMinor">,
): number {
  return (colour.isWhite ? blank.baseCostWhiteMinor : blank.baseCostMinor) + (size?.extraCostMinor ?? 0);
}

/** Pence excluding VAT for one print on a side, or null when that side cannot be printed. */
export function printCostExVatMinor(
  blank: Pick<Blank, "areas">,
  side: Side,
  colour: Pick<BlankColour, "isDark">,
): number | null {
  const ink: Ink = colour.isDark ? "dark" : "light";
  return blank.areas[side]?.[inkField[ink]] ?? null;
}

/** What the merchant pays for one piece, in pence excluding VAT: the garment and each printed side. */
export function pieceCostExVatMinor(
  blank: Blank,
  colour: BlankColour,
  printedSides: readonly Side[],
  size?: BlankSize,
): number {
  const prints = sides.filter((side) => printedSides.includes(side));
  return prints.reduce(
    (sum, side) => sum + (printCostExVatMinor(blank, side, colour) ?? 0),
    garmentCostExVatMinor(blank, colour, size),
  );
}

/** Direct printing needs a pretreated garment, except on white. */
export function needsPretreat(blank: Pick<Blank, "technology">, colour: Pick<BlankColour, "isWhite">): boolean {
  return blank.technology === "dtg" && !colour.isWhite;
}
