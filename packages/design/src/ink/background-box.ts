import { distanceOf, hexOf, type Rgb, rgbOf, vanishesOn } from "./colour.ts";
import type { InkPicture } from "./ink-picture.ts";

const solidAlpha = 250;
/** Compression leaves a plain ground a little uneven. */
const evenWithin = 24;
const evenShare = 0.97;
/** The darkest channel of what counts as a light ground. */
const leastLight = 200;

/**
 * The colour of the box that a picture brings along (`#rrggbb`): it is solid all over and has one light colour all round.
 * Null for every other picture.
 */
export function boxColourOf({ pixels, widthPx, heightPx }: InkPicture): string | null {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < solidAlpha) return null;
  const colourAt = (x: number, y: number): Rgb => {
    const at = (y * widthPx + x) * 4;
    return { r: pixels[at]!, g: pixels[at + 1]!, b: pixels[at + 2]! };
  };
  const border: Rgb[] = [];
  for (let x = 0; x < widthPx; x++) border.push(colourAt(x, 0), colourAt(x, heightPx - 1));
  for (let y = 1; y < heightPx - 1; y++) border.push(colourAt(0, y), colourAt(widthPx - 1, y));
  const middle = (channel: keyof Rgb) =>
    border.map((colour) => colour[channel]).toSorted((a, b) => a - b)[border.length >> 1] ?? 0;
  const ground = { r: middle("r"), g: middle("g"), b: middle("b") };
  const even = border.filter((colour) => distanceOf(colour, ground) <= evenWithin).length;
  const isLight = Math.min(ground.r, ground.g, ground.b) >= leastLight;
  return isLight && even >= border.length * evenShare ? hexOf(ground) : null;
}

/** Whether a box of one colour is seen on cloth of another. */
export const boxShowsOn = (boxHex: string, clothHex: string): boolean => !vanishesOn(rgbOf(boxHex), rgbOf(clothHex));
