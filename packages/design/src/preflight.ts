import type { AssetTable } from "./asset.ts";
import type { AreaMm } from "./geometry/box.ts";
import { checkElement } from "./preflight-element.ts";
import { elementsOf, type Scene, type Side, sides, usedSides } from "./scene.ts";

export type FindingCode =
  | "nothing_to_print"
  | "empty_side"
  | "wrong_blank"
  | "side_not_printable"
  | "missing_asset"
  | "outside_area"
  | "partly_outside_area"
  | "resolution_too_low"
  | "low_resolution"
  | "fair_resolution"
  | "stretched"
  | "invisible"
  | "see_through"
  | "very_small"
  | "background_box";

/** `block` stops a design from being sold or printed, `warn` needs a check, `note` only informs. */
export type Severity = "block" | "warn" | "note";

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  readonly side: Side | null;
  readonly elementId: string | null;
  /** The name of the size on which it would show, where others print better: "A2". */
  readonly onSize?: string;
  readonly text: string;
}

/** A size of the product: what is printed on it is so many times as large as designed. */
export interface PrintedSize {
  readonly name: string;
  readonly printScale: number;
}

/** What is printed at the size that it was designed at. */
const asDesigned: PrintedSize = { name: "", printScale: 1 };

/** A blank as far as a design must fit it; a `Blank` of the garments is one. */
export interface PrintableBlank {
  readonly code: string;
  readonly name: string;
  readonly areas: Readonly<Partial<Record<Side, AreaMm>>>;
}

/**
 * Everything that would spoil the print on the largest size sold, worst first, each with a sentence that says what to
 * do. Run in the studio, at publishing and at payment, so that no order is ever held for its artwork.
 */
export function preflight(
  scene: Scene,
  assets: AssetTable,
  blank: PrintableBlank,
  largest: PrintedSize = asDesigned,
): readonly Finding[] {
  return worstFirst([
    ...checkScene(scene, blank),
    ...sides.flatMap((side) => checkSide(scene, side, { assets, blank, largest })),
  ]);
}

export const worstFirst = (found: readonly Finding[]): readonly Finding[] =>
  found.toSorted((one, other) => order.indexOf(one.severity) - order.indexOf(other.severity));

/** Whether the findings leave the design printable. */
export function isPrintable(findings: readonly Finding[]): boolean {
  return findings.every((finding) => finding.severity !== "block");
}

const order: readonly Severity[] = ["block", "warn", "note"];

function checkScene(scene: Scene, blank: PrintableBlank): readonly Finding[] {
  const found: Finding[] = [];
  if (scene.blank !== blank.code) {
    found.push(aboutScene("wrong_blank", `This design was made for another product than ${blank.name}.`));
  }
  if (usedSides(scene).length === 0) {
    found.push(aboutScene("nothing_to_print", "There is nothing on this design yet. Add a picture to a side."));
  }
  return found;
}

function aboutScene(code: FindingCode, text: string): Finding {
  return { code, severity: "block", side: null, elementId: null, text };
}

function checkSide(
  scene: Scene,
  side: Side,
  { assets, blank, largest }: { assets: AssetTable; blank: PrintableBlank; largest: PrintedSize },
): readonly Finding[] {
  if (!scene.sides[side]) return [];
  const elements = elementsOf(scene, side);
  const aboutSide = { side, elementId: null };
  if (elements.length === 0) {
    return [{ ...aboutSide, code: "empty_side", severity: "note", text: `The ${side} has nothing on it.` }];
  }
  const area = blank.areas[side];
  if (!area) {
    const text = `${blank.name} cannot be printed on the ${side}. Move the pictures to another side.`;
    return [{ ...aboutSide, code: "side_not_printable", severity: "block", text }];
  }
  return elements.flatMap((element) => checkElement(element, { side, assets, area, largest }));
}
