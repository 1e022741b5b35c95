import { type Asset, type AssetTable, findAsset } from "./asset.ts";
import { type AreaMm, boxOf, isWithin, overlaps } from "./geometry/box.ts";
import { boundsOf } from "./geometry/rotate.ts";
import type { Finding, FindingCode, PrintedSize, Severity } from "./preflight.ts";
import { type ResolutionVerdict, resolutionVerdict } from "./resolution.ts";
import type { SceneElement, Side } from "./scene.ts";

type Draft = readonly [code: FindingCode, severity: Severity, text: string, onSize?: string];
type Check = (element: SceneElement, asset: Asset, area: AreaMm, largest: PrintedSize) => Draft | null;

interface Ground {
  readonly side: Side;
  readonly assets: AssetTable;
  readonly area: AreaMm;
  /** The size on which the design is printed largest. */
  readonly largest: PrintedSize;
}

/** Everything that would spoil one element's print. */
export function checkElement(element: SceneElement, { side, assets, area, largest }: Ground): readonly Finding[] {
  const asset = findAsset(assets, element.assetId);
  const drafts = asset ? checks.map((check) => check(element, asset, area, largest)) : [missing];
  return drafts
    .filter((draft) => draft !== null)
    .map(([code, severity, text, onSize]) => ({
      code,
      severity,
      side,
      elementId: element.id,
      ...(onSize ? { onSize } : {}),
      text,
    }));
}

const missing: Draft = ["missing_asset", "block", "The picture's file is gone. Upload it again or remove the picture."];

/** Rounding to 0.01 mm must not push a picture that fills the area out of it. */
const slackMm = 0.05;
const smallestMm = 5;
const shapeTolerance = 0.02;

const checks: readonly Check[] = [checkPlace, checkResolution, checkShape, checkOpacity, checkSize];

function checkPlace(element: SceneElement, _asset: Asset, area: AreaMm): Draft | null {
  const bounds = boundsOf(element);
  const room = boxOf(area);
  if (isWithin(bounds, room, slackMm)) return null;
  if (!overlaps(bounds, room)) {
    return ["outside_area", "block", "The picture is outside the print area. Move it in, or remove it."];
  }
  return ["partly_outside_area", "block", "Part of the picture is outside the print area and would be cut off."];
}

function checkResolution(element: SceneElement, asset: Asset, _area: AreaMm, largest: PrintedSize): Draft | null {
  const { dpi, verdict, largestGoodMm } = resolutionVerdict(element, asset, largest.printScale);
  if (verdict === "good") return null;
  // Sizes that print as designed are reported together.
  const onSize = largest.printScale === 1 ? "" : largest.name;
  const at = onSize ? `At ${dpi} dpi on ${onSize}` : `At ${dpi} dpi`;
  const good = `Up to ${cm(largestGoodMm.w)} × ${cm(largestGoodMm.h)} cm${onSize ? " in the design" : ""} it prints sharp.`;
  const [code, severity, text] = coarse[verdict](at, onSize);
  return [code, severity, `${text} ${good}`, onSize];
}

type Coarse = Exclude<ResolutionVerdict, "good">;

const coarse: Record<Coarse, (at: string, onSize: string) => readonly [FindingCode, Severity, string]> = {
  blocked: (at, onSize) => [
    "resolution_too_low",
    "block",
    `${at} this picture would print as blocks. Make it smaller, ${onSize ? `upload a larger file, or do not sell ${onSize}` : "or upload a larger file"}.`,
  ],
  poor: (at) => ["low_resolution", "warn", `${at} this picture will look soft.`],
  fair: (at) => ["fair_resolution", "note", `${at} this picture prints fairly.`],
};

function checkShape(element: SceneElement, asset: Asset): Draft | null {
  const stretch = element.w / element.h / (asset.widthPx / asset.heightPx);
  if (Math.abs(Math.log(stretch)) <= shapeTolerance) return null;
  return ["stretched", "note", "The picture is stretched out of its own shape."];
}

function checkOpacity(element: SceneElement): Draft | null {
  if (element.opacity < 0.05) return ["invisible", "block", "The picture is too faint to print. Raise its opacity."];
  if (element.opacity >= 1) return null;
  return [
    "see_through",
    "note",
    "A see-through picture can look hazy on dark colours, where white is printed under it.",
  ];
}

function checkSize(element: SceneElement): Draft | null {
  if (Math.min(element.w, element.h) >= smallestMm) return null;
  return ["very_small", "warn", `The picture is under ${smallestMm} mm. Fine detail will be lost.`];
}

function cm(mm: number): string {
  return (Math.floor(mm) / 10).toFixed(1);
}
