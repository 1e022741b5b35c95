// On which ground a list shows a picture, so that its outline is distinct from the ground.
import { contrastRatio, distanceOf, type Rgb, rgbOf } from "@selvedge/design/ink/colour";
import { type PictureBackground, pictureBackgrounds } from "@selvedge/ui/content/picture-backgrounds.ts";
import { inkColours } from "./ink-colours.ts";

/** The screen's own ground stays while so little is lost on it, 0 to 1, and when another is better by next to nothing. */
const borne = 0.1;
const nextToNothing = 0.04;

/** The ground that shows a picture best on light and on dark screens. Pixels are RGBA, four bytes each, `widthPx` a row. */
export function backgroundsOf(pixels: Uint8ClampedArray | Uint8Array, widthPx: number): BackgroundByMode {
  const inks = inkColours(outlineOf(pixels, widthPx), 16);
  const lossOn = (ground: PictureBackground) => {
    const hex = rgbOf(pictureBackgrounds[ground]);
    return inks.reduce((sum, ink) => sum + ink.share * lossOf(ink, hex), 0);
  };
  const losses = { light: lossOn("light"), dark: lossOn("dark"), middle: lossOn("middle") };
  const good = Math.max(borne, Math.min(...Object.values(losses)) + nextToNothing);
  const first = (wanted: readonly PictureBackground[]) => wanted.find((ground) => losses[ground] <= good)!;
  return { light: first(["light", "dark", "middle"]), dark: first(["dark", "light", "middle"]) };
}

export type BackgroundByMode = Record<"light" | "dark", PictureBackground>;

/** How hard an ink is to distinguish from a ground, 0 to 1: it helps to be lighter or darker (4 : 1 is plenty), and another hue. */
function lossOf(ink: Rgb, ground: Rgb): number {
  const likeness = 1 - (contrastRatio(ink, ground) - 1) / 3;
  const nearness = 1 - distanceOf(ink, ground) / 140;
  return Math.max(0, likeness) * Math.max(0, nearness);
}

const solidAlpha = 200;

/**
 * The same pixels with only those that touch what is clear: a white belly inside a black coat does not depend on the ground,
 * and neither does a photo that fills its frame.
 */
function outlineOf(pixels: Uint8ClampedArray | Uint8Array, widthPx: number): Uint8ClampedArray {
  const outline = Uint8ClampedArray.from(pixels);
  const isSolid = (pixel: number) => (pixels[pixel * 4 + 3] ?? 255) >= solidAlpha;
  for (let pixel = 0; pixel < pixels.length / 4; pixel++) {
    const around = [pixel, pixel - widthPx, pixel + widthPx, pixel - 1, pixel + 1];
    if (around.every(isSolid)) outline[pixel * 4 + 3] = 0;
  }
  return outline;
}
