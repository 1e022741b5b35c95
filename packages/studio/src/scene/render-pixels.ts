// The pixels of a design, small, as the browser renders them.
import { type AssetTable, findAsset } from "@selvedge/design/asset";
import { type AreaMm, centreOf } from "@selvedge/design/geometry/box";
import { type InkPicture, lookPxPerMm } from "@selvedge/design/ink/ink-picture";
import type { SceneElement } from "@selvedge/design/scene";

/** A side as it prints, without the parts outside its area. Pictures that are still missing are left out. */
export async function renderSidePixels(
  elements: readonly SceneElement[],
  assets: AssetTable,
  { widthMm, heightMm }: AreaMm,
): Promise<InkPicture> {
  const canvas = paper(widthMm * lookPxPerMm, heightMm * lookPxPerMm);
  for (const element of elements) {
    const href = findAsset(assets, element.assetId)?.href;
    if (href) renderElement(canvas, element, await pictureOf(href));
  }
  return pixelsOf(canvas);
}

const sampledPicturePx = 96;

/** One picture alone. */
export async function renderPicturePixels(href: string): Promise<InkPicture> {
  const picture = await pictureOf(href);
  const share = Math.min(1, sampledPicturePx / Math.max(picture.naturalWidth, picture.naturalHeight));
  const canvas = paper(picture.naturalWidth * share, picture.naturalHeight * share);
  canvas.drawImage(picture, 0, 0, canvas.canvas.width, canvas.canvas.height);
  return pixelsOf(canvas);
}

function renderElement(canvas: CanvasRenderingContext2D, element: SceneElement, picture: HTMLImageElement): void {
  const { x, y } = centreOf(element);
  const { w, h, rotation, opacity, flip } = element;
  canvas.save();
  canvas.scale(lookPxPerMm, lookPxPerMm);
  canvas.translate(x, y);
  canvas.rotate((rotation * Math.PI) / 180);
  canvas.scale(flip === "horizontal" || flip === "both" ? -1 : 1, flip === "vertical" || flip === "both" ? -1 : 1);
  canvas.globalAlpha = opacity;
  canvas.drawImage(picture, -w / 2, -h / 2, w, h);
  canvas.restore();
}

function paper(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser cannot draw pictures.");
  context.imageSmoothingQuality = "high";
  return context;
}

function pixelsOf(context: CanvasRenderingContext2D): InkPicture {
  const { width, height } = context.canvas;
  return { pixels: context.getImageData(0, 0, width, height).data, widthPx: width, heightPx: height };
}

const known = new Map<string, Promise<HTMLImageElement>>();

function pictureOf(href: string): Promise<HTMLImageElement> {
  const reading = known.get(href) ?? readPicture(href);
  known.set(href, reading);
  reading.catch(() => known.delete(href));
  return reading;
}

async function readPicture(href: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = href;
  await image.decode();
  return image;
}
