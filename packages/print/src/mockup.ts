import type { Scene, Side } from "@selvedge/design/scene";
import { viewerImageWidthPx } from "@selvedge/domain/images/image-widths";
import { mockupSvg } from "@selvedge/garments/mockup-svg";
import { opacityFor } from "@selvedge/garments/opacity";
import { type GarmentView, viewSizePx } from "@selvedge/garments/view";
import sharp from "sharp";
import { designOnView } from "./design-on-view.ts";
import { enlargedView } from "./enlarged-view.ts";
import { layersFor, shaded } from "./garment-layers.ts";
import type { LoadAsset } from "./pictures/placed-pictures.ts";
import { rasterise } from "./pictures/raster.ts";

export interface MockupLook {
  /** Pictures are square; none is wider than 1920. Default 1200 alone. */
  readonly widthsPx?: readonly number[];
  readonly format?: "webp" | "png";
  /** How hard WebP packs, 0 to 6. Default 4, and 2 above 960 px: a quarter of the time for a fifth more bytes. */
  readonly effort?: number;
  /** `#rrggbb` behind the product; clear without one. */
  readonly background?: string;
}

export interface MockupRequest extends MockupLook {
  readonly view: GarmentView;
  /** Colour of the product, `#rrggbb`. */
  readonly hex: string;
  readonly scene: Scene;
  readonly side: Side;
  readonly loadAsset: LoadAsset;
}

export interface MockupImage {
  readonly widthPx: number;
  readonly bytes: Buffer;
}

interface Failure {
  readonly ok: false;
  readonly code: "missing_asset" | "unreadable_asset" | "too_large";
  readonly elementId: string;
}

export type Mockup = { readonly ok: true; readonly images: readonly MockupImage[] } | Failure;

/** The picture of a product with its design in one colour, at one or more widths from one drawing. */
export async function renderMockup(request: MockupRequest): Promise<Mockup> {
  const { view, hex, scene, side, loadAsset, ...look } = request;
  const sizePx = Math.min(viewerImageWidthPx, Math.max(viewSizePx, ...(look.widthsPx ?? [])));
  const enlarged = enlargedView(view, sizePx);
  const design = await designOnView(enlarged, scene, side, loadAsset);
  if (!design.ok) return design;
  const markup =
    sizePx === viewSizePx ? design.markup : `<g transform="scale(${1 / enlarged.scale})">${design.markup}</g>`;
  const layers = await layersFor(view, sizePx);
  const ground = look.background === undefined ? {} : { background: look.background };
  const svg = mockupSvg(view, hex, markup, { silhouette: layers.silhouette, ...ground });
  const garment = await rasterise(svg, sizePx, sizePx);
  return { ok: true, images: await imagesOf(shaded(garment, layers, opacityFor(view, hex)), sizePx, look) };
}

async function imagesOf(
  pixels: Buffer,
  sizePx: number,
  { widthsPx = [viewSizePx], format = "webp", effort }: MockupLook,
) {
  const images: MockupImage[] = [];
  for (const requestedPx of widthsPx) {
    const widthPx = Math.min(requestedPx, sizePx);
    const sized = sharp(pixels, { raw: { width: sizePx, height: sizePx, channels: 4 } }).resize({
      width: widthPx,
      kernel: "lanczos3",
    });
    const encoded =
      format === "png"
        ? sized.png()
        : sized.webp({ quality: 84, alphaQuality: 90, effort: effort ?? (widthPx > 960 ? 2 : 4) });
    images.push({ widthPx, bytes: await encoded.toBuffer() });
  }
  return images;
}
