import type { Asset, AssetTable } from "@selvedge/design/asset";
import type { SceneElement } from "@selvedge/design/scene";
import sharp from "sharp";

/** Gives the stored bytes of a picture (PNG or JPEG), or null when they are gone. */
export type LoadAsset = (assetId: string) => Promise<Buffer | null>;

export type PlacedPictures =
  | { readonly ok: true; readonly elements: readonly SceneElement[]; readonly assets: AssetTable }
  | {
      readonly ok: false;
      readonly code: "missing_asset" | "unreadable_asset" | "too_large";
      readonly elementId: string;
    };

/** No single picture of a side is drawn larger than this. */
const largestPx = 150e6;

/**
 * The elements of a side in pixels, each with its picture already scaled to exactly the pixels it covers. The renderer
 * resamples badly when it shrinks, so it is never asked to: upright pictures also land on whole pixels.
 */
export async function placePictures(
  elements: readonly SceneElement[],
  pxPerMm: number,
  loadAsset: LoadAsset,
): Promise<PlacedPictures> {
  const placed: SceneElement[] = [];
  // no prototype: an element may be called __proto__
  const assets: Record<string, Asset> = Object.create(null);
  const scaled: ScaledHrefs = new Map();
  for (const element of elements) {
    const inPixels = onPixels(element, pxPerMm);
    const picture = await pictureFor(inPixels, loadAsset, scaled);
    if (typeof picture === "string") return { ok: false, code: picture, elementId: element.id };
    assets[element.id] = picture;
    placed.push({ ...inPixels, assetId: element.id });
  }
  return { ok: true, elements: placed, assets };
}

/** Pictures of one asset at one size are made once. */
type ScaledHrefs = Map<string, Promise<string | null>>;
type PictureFault = Extract<PlacedPictures, { ok: false }>["code"];

async function pictureFor(element: SceneElement, load: LoadAsset, scaled: ScaledHrefs): Promise<Asset | PictureFault> {
  const { assetId, w, h } = element;
  if (w * h > largestPx) return "too_large";
  const key = `${assetId} ${w} ${h}`;
  if (!scaled.has(key)) {
    const bytes = await load(assetId);
    if (!bytes) return "missing_asset";
    scaled.set(key, scaledHref(bytes, w, h));
  }
  const href = await scaled.get(key);
  if (!href) return "unreadable_asset";
  return { sha256: assetId, mime: "image/png", widthPx: w, heightPx: h, hasAlpha: true, href };
}

/** From millimetres to pixels; upright ones rounded so that their pixels meet the sheet's. */
function onPixels(element: SceneElement, pxPerMm: number): SceneElement {
  const px = (mm: number) => (element.rotation === 0 ? Math.round(mm * pxPerMm) : mm * pxPerMm);
  const w = Math.max(1, Math.round(element.w * pxPerMm));
  const h = Math.max(1, Math.round(element.h * pxPerMm));
  return { ...element, x: px(element.x), y: px(element.y), w, h };
}

async function scaledHref(bytes: Buffer, width: number, height: number): Promise<string | null> {
  try {
    const png = await sharp(bytes, { failOn: "error" })
      .resize({ width, height, fit: "fill", kernel: "lanczos3" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  } catch {
    // sharp throws for whatever it cannot read; the caller gets a code instead
    return null;
  }
}
