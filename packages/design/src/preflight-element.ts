import { type Asset, type AssetTable, findAsset } from "./asset.ts";
import { type AreaMm, boxOf, liesWithin, overlaps } from "./geometry/box.ts";
import { boundsOf } from "./geometry/rotate.ts";
import type { Finding, FindingCode, Severity } from "./preflight.ts";
import { resolutionVerdict } from "./resolution.ts";
import type { SceneElement, Side } from "./scene.ts";

type Draft = readonly [code: FindingCode, severity: Severity, text: string];
type Check = (element: SceneElement, asset: Asset, area: AreaMm) => Draft | null;

/** Everything that would spoil one element's print. */
export function checkElement(element: SceneElement, side: Side, assets: AssetTable, area: AreaMm): readonly Finding[] {
  const asset = findAsset(assets, element.assetId);
  const drafts = asset ? checks.map((check) => check(element, asset, area)) : [missing];
  return drafts
    .filter((draft) => draft !== null)
    .map(([code, severity, text]) => ({ code, severity, side, elementId: element.id, text }));
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
  if (liesWithin(bounds, room, slackMm)) return null;
  if (!overlaps(bounds, room)) {
    return ["outside_area", "block", "The picture lies outside the print area. Move it in, or remove it."];
  }
  return ["partly_outside_area", "block", "Part of the picture lies outside the print area and would be cut off."];
}

function checkResolution(element: SceneElement, asset: Asset): Draft | null {
  const { dpi, verdict, largestGoodMm } = resolutionVerdict(element, asset);
  const size = `${cm(largestGoodMm.w)} × ${cm(largestGoodMm.h)} cm`;
  if (verdict === "good") return null;
  if (verdict === "blocked") {
    return [
      "resolution_too_low",
      "block",
      `At ${dpi} dpi this picture would print as blocks. Make it smaller, or upload a larger file. Up to ${size} it prints sharp.`,
    ];
  }
  if (verdict === "poor") {
    return ["low_resolution", "warn", `At ${dpi} dpi this picture will look soft. Up to ${size} it prints sharp.`];
  }
  return ["fair_resolution", "note", `At ${dpi} dpi this picture prints fairly. Up to ${size} it prints sharp.`];
}

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
