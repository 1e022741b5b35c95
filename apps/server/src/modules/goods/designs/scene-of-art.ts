import { firstPlace } from "@selvedge/design/geometry/fit";
import { dpiLimits } from "@selvedge/design/resolution";
import type { Scene, Side } from "@selvedge/design/scene";
import type { Blank } from "@selvedge/garments/blanks/blank";
import { startsAt } from "@selvedge/garments/blanks/starts-at";
import { largestPrint } from "@selvedge/garments/print-size";
import type { ArtworkRow } from "../artworks/index.ts";
import { readScene } from "./scenes.ts";

type Art = Pick<ArtworkRow, "sha256" | "width_px" | "height_px">;

/** One picture on each side named, as large as it prints well on every size. Sides that the blank has not are left out. */
export function sceneOfArt(blank: Blank, art: Readonly<Partial<Record<Side, Art>>>): Scene {
  const dpi = Math.ceil(dpiLimits.good * largestPrint(blank).printScale);
  const placed = Object.entries(art).flatMap(([side, picture], index) => {
    const area = blank.areas[side as Side];
    if (!area) return [];
    const size = { widthPx: picture.width_px, heightPx: picture.height_px };
    const place = firstPlace(size, area, { dpi, maxWidthMm: 300, at: startsAt(blank) });
    const id = `e${index + 1}`;
    const element = { id, type: "image", assetId: picture.sha256, ...place, rotation: 0, opacity: 1, flip: "none" };
    return [[side, { elements: [element] }]];
  });
  return readScene({ v: 1, blank: blank.code, sides: Object.fromEntries(placed) }, blank.code);
}
