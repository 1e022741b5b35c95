import type { PlatenCode } from "../platens.ts";
import type { Side } from "../side.ts";
import { viewOf } from "../views.ts";
import { type Blank, type BlankCode, blankCodes, type PrintableSide } from "./blank.ts";
import { type BlankRow, blankTable } from "./blank-table.ts";

/** Every blank, in the order people see them. */
export const blanks: readonly Blank[] = blankCodes.map(buildBlank);

const byCode: ReadonlyMap<string, Blank> = new Map(blanks.map((blank) => [blank.code, blank]));

/** Finds a blank by its code; null when there is no such blank. */
export function findBlank(code: string): Blank | null {
  return byCode.get(code) ?? null;
}

/** The sides that can be printed, front first. */
export function printableSides(blank: Pick<Blank, "areas">): readonly Side[] {
  return Object.keys(blank.areas) as Side[];
}

function buildBlank(code: BlankCode): Blank {
  const { platens, printCostsMinor, ...rest } = blankTable[code];
  const areas: Partial<Record<Side, PrintableSide>> = {};
  for (const side of Object.keys(platens) as Side[]) {
    areas[side] = sideOf(code, side, platens[side] ?? null, printCostsMinor);
  }
  return { code, baseSku: `BLANK-${rest.skuStem}`, areas, ...rest };
}

/** The picture is drawn to scale, so its print area and collar give the true millimetres. */
function sideOf(
  code: BlankCode,
  side: Side,
  platen: PlatenCode | null,
  cost: BlankRow["printCostsMinor"],
): PrintableSide {
  const view = viewOf(code, side);
  if (!view) throw new Error(`there is no picture of ${code} from the ${side}`);
  const { widthMm, heightMm, yPx, heightPx } = view.printArea;
  const pxPerMm = view.map?.pxPerMm ?? heightPx / heightMm;
  return {
    widthMm,
    heightMm,
    collarOffsetMm: Math.round((yPx - view.collarYPx) / pxPerMm),
    platen,
    printCostDarkMinor: cost.dark,
    printCostLightMinor: cost.light,
  };
}
