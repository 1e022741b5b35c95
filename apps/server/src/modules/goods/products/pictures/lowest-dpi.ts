import { resolutionVerdict } from "@selvedge/design/resolution";
import { elementsOf, type Scene, usedSides } from "@selvedge/design/scene";

export interface ArtSize {
  sha256: string;
  width_px: number;
  height_px: number;
}

/**
 * Whole dots per inch of the placed picture that prints coarsest, on the size that prints `scale` times as large as
 * designed; null when nothing is placed or its pixels are not known.
 */
export function lowestDpi(scene: Scene, art: readonly ArtSize[], scale = 1): number | null {
  const sizes = new Map(art.map((row) => [row.sha256, { widthPx: row.width_px, heightPx: row.height_px }]));
  const all = usedSides(scene)
    .flatMap((side) => elementsOf(scene, side))
    .flatMap((element) => {
      const pixels = sizes.get(element.assetId);
      return pixels ? [resolutionVerdict(element, pixels, scale).dpi] : [];
    });
  return all.length > 0 ? Math.min(...all) : null;
}
