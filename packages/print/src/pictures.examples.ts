import { createHash } from "node:crypto";
import type { ImageElement, Scene, Side } from "@selvedge/design/scene";
import sharp from "sharp";
import type { LoadAsset } from "./pictures/placed-pictures.ts";

/** Pictures and scenes for the tests of this package. */
export async function plainPng(widthPx: number, heightPx: number, colour = "#c8322b"): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 4, background: colour } })
    .png()
    .toBuffer();
}

/** Rings that get finer outward: the hardest picture to shrink well. */
export async function zonePlate(sizePx: number): Promise<Buffer> {
  const grey = Buffer.alloc(sizePx * sizePx);
  for (let y = 0; y < sizePx; y++) {
    for (let x = 0; x < sizePx; x++) {
      const [dx, dy] = [x - sizePx / 2, y - sizePx / 2];
      grey[y * sizePx + x] = 127.5 + 127.5 * Math.cos(((dx * dx + dy * dy) * Math.PI) / sizePx);
    }
  }
  return sharp(grey, { raw: { width: sizePx, height: sizePx, channels: 1 } })
    .toColourspace("srgb")
    .png()
    .toBuffer();
}

export function sha256Of(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/** Loads from the pictures given, by their sha256. */
export function loaderOf(...pictures: Buffer[]): LoadAsset {
  const byId = new Map(pictures.map((bytes) => [sha256Of(bytes), bytes]));
  return async (assetId) => byId.get(assetId) ?? null;
}

export function sceneOf(side: Side, ...elements: (Partial<ImageElement> & { readonly assetId: string })[]): Scene {
  const base = { type: "image", x: 0, y: 0, w: 10, h: 10, rotation: 0, opacity: 1, flip: "none" } as const;
  const full = elements.map((element, index) => ({ id: `e${index}`, ...base, ...element }));
  return { v: 1, blank: "tee-unisex", sides: { [side]: { elements: full } } };
}
