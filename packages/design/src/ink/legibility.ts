// Whether a print is distinct from the cloth it is printed on. It is judged by its parts, because a caption that
// vanishes is lost however plain the picture above it is.
import { rgbOf, vanishesOn } from "./colour.ts";
import { type InkPicture, leastAlpha } from "./ink-picture.ts";

export const legibilities = ["clear", "partly", "faint", "lost"] as const;
/** All of a design can be seen; a part is lost; most of it; nearly all. */
export type Legibility = (typeof legibilities)[number];

/** Of all ink, the share that is lost from which on a design is so. */
const limits = { lost: 0.85, faint: 0.5, partly: 0.01 };
/** Less lost ink than this, in whole pixels, is a speck. */
const speckPx = 12;
/** A part that vanishes is still read by its outline where so much of it is against ink that does not. */
const outlined = 0.35;

/** How legible a side of a design is on cloth of a colour (`#rrggbb`). A side without ink is clear. */
export function legibilityOn(picture: InkPicture, hex: string): Legibility {
  const kinds = kindsOf(picture, hex);
  const all = inkOf(picture.pixels, () => true);
  const lost = lostInk(picture, kinds);
  if (all === 0 || lost < speckPx * 255) return all > 0 && lost / all >= limits.lost ? "lost" : "clear";
  const share = lost / all;
  if (share >= limits.lost) return "lost";
  if (share >= limits.faint) return "faint";
  return share >= limits.partly ? "partly" : "clear";
}

/** The worst of several; clear when there is none. */
export const worstLegibility = (all: readonly Legibility[]): Legibility =>
  all.reduce((worst, each) => (legibilities.indexOf(each) > legibilities.indexOf(worst) ? each : worst), "clear");

const [clear, seen, vanishing, counted] = [0, 1, 2, 3];

/** What each pixel is on this cloth: clear, ink that is seen, or ink that vanishes. */
function kindsOf({ pixels }: InkPicture, hex: string): Uint8Array {
  const cloth = rgbOf(hex);
  const kinds = new Uint8Array(pixels.length / 4);
  // Designs have few colours, and their pixels come in runs.
  const known = new Map<number, boolean>();
  for (let pixel = 0, at = 0; pixel < kinds.length; pixel++, at += 4) {
    if (pixels[at + 3]! < leastAlpha) continue;
    const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const key = (r << 16) | (g << 8) | b;
    let isGone = known.get(key);
    if (isGone === undefined) {
      isGone = vanishesOn({ r, g, b }, cloth);
      known.set(key, isGone);
    }
    kinds[pixel] = isGone ? vanishing : seen;
  }
  return kinds;
}

/** Ink counts as far as it covers: seen small, a thin line is pale everywhere and still ink. */
function inkOf(pixels: InkPicture["pixels"], counts: (pixel: number) => boolean): number {
  let sum = 0;
  for (let pixel = 0, at = 3; at < pixels.length; pixel++, at += 4)
    if (pixels[at]! >= leastAlpha && counts(pixel)) sum += pixels[at]!;
  return sum;
}

/** The ink of connected parts that vanish and have no outline of other ink. Marks parts as counted. */
function lostInk({ pixels, widthPx, heightPx }: InkPicture, kinds: Uint8Array): number {
  let lost = 0;
  for (let first = 0; first < kinds.length; first++) {
    if (kinds[first] !== vanishing) continue;
    let [ink, againstClear, againstInk] = [0, 0, 0];
    const open = [first];
    kinds[first] = counted;
    const meet = (pixel: number) => {
      if (kinds[pixel] === clear) againstClear++;
      else if (kinds[pixel] === seen) againstInk++;
      else if (kinds[pixel] === vanishing) {
        kinds[pixel] = counted;
        open.push(pixel);
      }
    };
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      ink += pixels[pixel * 4 + 3]!;
      const x = pixel % widthPx;
      if (x > 0) meet(pixel - 1);
      if (x < widthPx - 1) meet(pixel + 1);
      if (pixel >= widthPx) meet(pixel - widthPx);
      if (pixel < widthPx * (heightPx - 1)) meet(pixel + widthPx);
    }
    if (againstInk <= (againstClear + againstInk) * outlined) lost += ink;
  }
  return lost;
}
