import { type Resolution, resolutionVerdict } from "@selvedge/design/resolution";
import { elementsOf, type Scene, type Side } from "@selvedge/design/scene";

export interface Picture {
  sha256: string;
  widthPx: number;
  heightPx: number;
}

export type ArtResolution = Pick<Resolution, "dpi" | "verdict">;

/**
 * How well the poorest picture on a side prints, as the studio shows it, on the size that is `scale` times as large as
 * designed; the print file has its own resolution, independent of its pictures. Null when no picture of the side is
 * known.
 */
export function artResolution(
  scene: Scene,
  side: string,
  pictures: readonly Picture[],
  scale = 1,
): ArtResolution | null {
  const known = new Map(pictures.map((picture) => [picture.sha256, picture]));
  const found = elementsOf(scene, side as Side).flatMap((element) => {
    const picture = known.get(element.assetId);
    return picture ? [resolutionVerdict(element, picture, scale)] : [];
  });
  const [poorest] = found.sort((a, b) => a.dpi - b.dpi);
  return poorest ? { dpi: poorest.dpi, verdict: poorest.verdict } : null;
}
