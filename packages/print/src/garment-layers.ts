import { readFile } from "node:fs/promises";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";
import { viewFiles } from "@selvedge/garments/views";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { type Raster, rasterise } from "./pictures/raster.ts";

/** What lies over a garment: how opaque its shadow, which is black, and its highlight, which is white, are at each pixel. */
export interface Shading {
  readonly shadow: Buffer;
  readonly highlight: Buffer;
}

export interface GarmentLayers extends Shading {
  /** The text of the silhouette's file. */
  readonly silhouette: string;
}

/** Two bytes for each pixel of a square picture: seven megabytes for one of the widest. */
const cache = new LRUCache<string, Promise<GarmentLayers>>({ max: 4 });

/** The layers of a view for a square picture of `sizePx`. Read and enlarged once, as long as no other views take their place. */
export function layersFor(view: Pick<GarmentView, "id">, sizePx: number): Promise<GarmentLayers> {
  const key = `${view.id} ${sizePx}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const reading = readLayers(view, sizePx);
  cache.set(key, reading);
  reading.catch(() => cache.delete(key));
  return reading;
}

async function readLayers(view: Pick<GarmentView, "id">, sizePx: number): Promise<GarmentLayers> {
  const folder = new URL(import.meta.resolve("@selvedge/garments/views/placeholder")).href.replace(
    /\/placeholder$/,
    "",
  );
  const files = viewFiles(view, folder);
  const [silhouette, shadow, highlight] = await Promise.all([
    readFile(new URL(files.silhouette), "utf8"),
    opacityIn(new URL(files.shadow), sizePx),
    opacityIn(new URL(files.highlight), sizePx),
  ]);
  return { silhouette, shadow, highlight };
}

/** Enlarged by what renders the silhouette, so that each pixel lies on it as in the picture of a browser. */
async function opacityIn(file: URL, sizePx: number): Promise<Buffer> {
  const png = await sharp(await readFile(file))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const size = `width="${viewSizePx}" height="${viewSizePx}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${viewSizePx} ${viewSizePx}" ${size}><image href="${href}" ${size}/></svg>`;
  const { pixels } = await rasterise(svg, sizePx, sizePx);
  const opacity = Buffer.allocUnsafe(sizePx * sizePx);
  for (let pixel = 0; pixel < opacity.length; pixel++) opacity[pixel] = pixels[pixel * 4 + 3]!;
  return opacity;
}

/**
 * A garment with its shadow and highlight over it, each as strong as `opacity` says (0 to 1). The picture's pixels are
 * multiplied by alpha; those that come out are not, as files of pictures hold them.
 */
export function shaded(
  { pixels, widthPx, heightPx }: Raster,
  { shadow, highlight }: Shading,
  opacity: { shadow: number; highlight: number },
): Buffer {
  const out = Buffer.allocUnsafe(widthPx * heightPx * 4);
  for (let pixel = 0, at = 0; pixel < widthPx * heightPx; pixel++, at += 4) {
    const dark = (shadow[pixel]! * opacity.shadow) / 255;
    const light = (highlight[pixel]! * opacity.highlight) / 255;
    const left = (1 - dark) * (1 - light);
    // White adds to each colour and to alpha, black to alpha alone.
    const alpha = pixels[at + 3]! * left + 255 * (dark * (1 - light) + light);
    const scale = alpha === 0 ? 0 : 255 / alpha;
    const [keep, add] = [left * scale, 255 * light * scale];
    out[at] = Math.min(255, pixels[at]! * keep + add + 0.5);
    out[at + 1] = Math.min(255, pixels[at + 1]! * keep + add + 0.5);
    out[at + 2] = Math.min(255, pixels[at + 2]! * keep + add + 0.5);
    out[at + 3] = Math.min(255, alpha + 0.5);
  }
  return out;
}
