import type { Asset, AssetTable } from "@selvedge/design/asset";
import { elementsOf, type Placed, type Scene, type SceneElement, type Side, textsOf } from "@selvedge/design/scene";
import { type ReadPicture, type RenderedPicture, readPicture, renderedPicture } from "./rendered-picture.ts";

/** Gives the stored bytes of a picture (PNG or JPEG), or null when they are gone. */
export type LoadAsset = (assetId: string) => Promise<Buffer | null>;

export type PlacedPictures =
  | { readonly ok: true; readonly scene: Scene; readonly assets: AssetTable }
  | {
      readonly ok: false;
      readonly code: "missing_asset" | "unreadable_asset" | "too_large";
      readonly elementId: string;
    };

/** The place of a print area on a drawing: its scale and, in pixels, its corner. */
export interface AreaPlace {
  readonly pxPerMm: number;
  readonly xPx: number;
  readonly yPx: number;
}

/** No single picture of a side is rendered larger than this. */
const largestPx = 150e6;

/** One side in pixels of a drawing: its elements at their exact place, each picture ready to be drawn there, and its texts. */
export async function placePictures(
  scene: Scene,
  side: Side,
  place: AreaPlace,
  loadAsset: LoadAsset,
): Promise<PlacedPictures> {
  const placed: SceneElement[] = [];
  // no prototype: an element may be called __proto__
  const assets: Record<string, Asset> = Object.create(null);
  const read: ReadPictures = new Map();
  for (const element of elementsOf(scene, side)) {
    const picture = await pictureFor(onPixels(element, place), loadAsset, read);
    if (typeof picture === "string") return { ok: false, code: picture, elementId: element.id };
    const { href, element: inPixels } = picture;
    const size = { widthPx: inPixels.w, heightPx: inPixels.h };
    assets[element.id] = { sha256: element.assetId, mime: "image/png", ...size, hasAlpha: true, href };
    placed.push({ ...inPixels, assetId: element.id });
  }
  const texts = textsOf(scene, side).map((text) => onPixels(text, place));
  return { ok: true, scene: { ...scene, sides: { [side]: { elements: placed, texts } } }, assets };
}

/** Pictures of one asset for one size are read once. */
type ReadPictures = Map<string, Promise<ReadPicture | null>>;
type PictureFault = Extract<PlacedPictures, { ok: false }>["code"];

async function pictureFor(
  element: SceneElement,
  load: LoadAsset,
  read: ReadPictures,
): Promise<RenderedPicture | PictureFault> {
  const { assetId, w, h } = element;
  if (w * h > largestPx) return "too_large";
  const key = `${assetId} ${w} ${h}`;
  if (!read.has(key)) {
    const bytes = await load(assetId);
    if (!bytes) return "missing_asset";
    read.set(key, readPicture(bytes, w, h));
  }
  const picture = await read.get(key);
  return (picture && (await renderedPicture(picture, element))) || "unreadable_asset";
}

const onPixels = <T extends Placed>(element: T, { pxPerMm, xPx, yPx }: AreaPlace): T => ({
  ...element,
  x: element.x * pxPerMm + xPx,
  y: element.y * pxPerMm + yPx,
  w: element.w * pxPerMm,
  h: element.h * pxPerMm,
});
