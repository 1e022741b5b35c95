import { boxColourOf } from "@selvedge/design/ink/background-box";
import { type InkPicture, lookPxPerMm } from "@selvedge/design/ink/ink-picture";
import { type Legibility, legibilityOn } from "@selvedge/design/ink/legibility";
import type { PrintChecks } from "@selvedge/design/ink/print-checks";
import { elementsOf, type Scene, type Side } from "@selvedge/design/scene";
import sharp, { type ResizeOptions } from "sharp";
import type { LoadAsset } from "./pictures/placed-pictures.ts";

export interface PrintToCheck {
  /** The print file of the side, and what was measured of it. */
  readonly png: Buffer;
  readonly softShare: number;
  readonly scene: Scene;
  readonly side: Side;
  readonly areaMm: { readonly widthMm: number; readonly heightMm: number };
  /** Colours of the cloth under the ink; none for paper. */
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
}

/** Looks at a print file as a person would: what of it vanishes on which cloth, how much of it is haze, which box it brings. */
export async function checkPrint(print: PrintToCheck, loadAsset: LoadAsset): Promise<PrintChecks> {
  const { png, softShare, scene, side, areaMm, colours } = print;
  if (colours.length === 0) return { softShare, hardToSee: {}, boxHexes: [] };
  const look = await looked(png, {
    width: Math.round(areaMm.widthMm * lookPxPerMm),
    height: Math.round(areaMm.heightMm * lookPxPerMm),
    fit: "fill",
  });
  const hardToSee: Record<string, Exclude<Legibility, "clear">> = {};
  for (const { name, hex } of colours) {
    const legibility = legibilityOn(look, hex);
    if (legibility !== "clear") hardToSee[name] = legibility;
  }
  const placed = new Set(elementsOf(scene, side).map(({ assetId }) => assetId));
  const boxes = await Promise.all([...placed].map((assetId) => boxOf(assetId, loadAsset)));
  return { softShare, hardToSee, boxHexes: [...new Set(boxes)].filter((hex) => hex !== null) };
}

const boxLookPx = 96;

async function boxOf(assetId: string, loadAsset: LoadAsset): Promise<string | null> {
  const bytes = await loadAsset(assetId);
  return bytes && boxColourOf(await looked(bytes, { width: boxLookPx, height: boxLookPx, fit: "inside" }));
}

async function looked(bytes: Buffer, size: ResizeOptions): Promise<InkPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: false })
    .ensureAlpha()
    .resize(size)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, widthPx: info.width, heightPx: info.height };
}
