// A label as a station shows it: one garment, its colour, its sides at true scale, where it goes.

import type { floorGarment } from "@selvedge/contracts/factory/floor-garment";
import { recipeFor } from "@selvedge/domain/factory/pretreat-recipe";
import type { DivisionId } from "@selvedge/domain/ids";
import { type LabelFacts, nextStation, type StationKind } from "@selvedge/domain/labels/label-machine";
import { wordsOfLine } from "@selvedge/domain/personalisation/line-texts";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { findPlaten } from "@selvedge/garments/platens";
import { scaleOfPermille } from "@selvedge/garments/print-size";
import type { Side } from "@selvedge/garments/side";
import type * as z from "zod";
import type { Origins } from "../../../origins.ts";
import { fileAddress } from "../../plumbing/files/index.ts";
import { type FloorApplication, type FloorLabel, isActive, isPacked } from "./floor-rows.ts";

export type Garment = z.infer<typeof floorGarment>;

/** What the label machine needs to know about a label; `unitsInOrder` counts labels still to ship. */
export const factsOf = (label: FloorLabel, unitsInOrder: number): LabelFacts => ({
  state: label.state,
  technology: label.technology,
  needsPretreat: label.needsPretreat,
  applications: label.applications.map((each) => ({
    side: each.side,
    isPrinted: each.printedAt !== null,
    isRunning: isRunning(each),
  })),
  unitsInOrder,
});

/** A machine has it: its file was requested, and the machine has reported neither a print nor a failure. */
export const isRunning = ({ releasedAt, printedAt, failedAt }: FloorApplication): boolean =>
  releasedAt !== null && printedAt === null && failedAt === null;

/**
 * Where an order's garments are in the wall: "B14", or "B14 and B15"; empty before the first is sorted and once all are
 * packed. A packed garment still has its hole's code, which another order may use by now.
 */
export const holesOf = (labels: readonly Pick<FloorLabel, "pigeonholeCode" | "state">[]): string =>
  [...new Set(labels.flatMap((label) => (isPacked(label) ? [] : (label.pigeonholeCode ?? []))))].sort().join(" and ");

/** The label's next station among the labels of its order; null when it waits for none. */
export const stationAfter = (label: FloorLabel, labels: readonly FloorLabel[]): StationKind | null =>
  nextStation(factsOf(label, labels.filter(isActive).length));

/** One label as its garment. `unitsInOrder` decides whether it goes to the wall or straight to Pack. */
export function presentGarment(origins: Origins, label: FloorLabel, unitsInOrder: number): Garment {
  const blank = findBlank(label.blankCode);
  const platen = findPlaten(label.platen);
  return {
    code: label.code,
    orderId: label.orderId,
    orderReference: label.orderReference,
    shop: label.shop,
    counter: label.counter,
    of: label.ofCount,
    state: label.state,
    name: label.name,
    word: wordOf(label.blankCode),
    blankName: blank?.name ?? label.blankCode,
    blankCode: label.blankCode,
    sku: label.blankSku,
    colour: label.colour,
    hex: label.hex,
    size: label.size,
    words: [...wordsOfLine(label.personalisation)],
    sides: label.applications.map((application) => presentSide(label, application)),
    platen: platen && { code: platen.code, name: platen.name, widthMm: platen.widthMm, heightMm: platen.heightMm },
    recipe: { ...recipeFor(label), ...profileOf(label) },
    needsPretreat: label.needsPretreat,
    pretreatedAt: label.reached.pretreated ?? null,
    pickface: label.pickface,
    priority: label.priority,
    shipBy: label.shipBy,
    hole: label.pigeonholeCode ?? "",
    nextStation: nextStation(factsOf(label, unitsInOrder)) ?? "",
    image: label.imageSha256 ? fileAddress(origins, label.divisionId, label.imageSha256) : "",
  };
}

/** The profile that the label was released with, as the machine gets it. */
function profileOf({ applications }: FloorLabel): { printProfile?: string } {
  const name = applications.find(({ printedAt }) => printedAt === null)?.profile ?? applications[0]?.profile;
  return name ? { printProfile: name } : {};
}

function presentSide(label: FloorLabel, { side, printedAt, printFileId }: FloorLabel["applications"][number]) {
  const blank = findBlank(label.blankCode);
  const area = blank?.areas[side as Side];
  const scale = blank ? scaleOfPermille(blank, label.printScalePermille) : 1;
  return {
    side,
    name: side.slice(0, 1).toUpperCase() + side.slice(1),
    isPrinted: printedAt !== null,
    artUrl: previewAddress(label.divisionId, printFileId, 800),
    widthMm: Math.round((area?.widthMm ?? 0) * scale),
    heightMm: Math.round((area?.heightMm ?? 0) * scale),
    collarMm: area?.collarOffsetMm ?? 0,
  };
}

/** Where a small picture of a print file is fetched, on the back-office host. */
export const previewAddress = (divisionId: DivisionId, printFileId: number, longSidePx: number): string =>
  `/omnis/v3/atlas/print-files/${divisionId}/${printFileId}/?preview=${longSidePx}`;

const wordsByBlank: readonly [RegExp, string][] = [
  [/^tee/, "tee"],
  [/^baby/, "bodysuit"],
  [/^art-print/, "print"],
  [/^sticker/, "sticker sheet"],
];

/** What people call a blank on the floor: "tee", "tote", "hoodie". */
export const wordOf = (blankCode: string): string =>
  wordsByBlank.find(([pattern]) => pattern.test(blankCode))?.[1] ?? blankCode.replaceAll("-", " ");

/** "the clay tee" */
export const spoken = (label: FloorLabel): string => `the ${label.colour.toLowerCase()} ${wordOf(label.blankCode)}`;
