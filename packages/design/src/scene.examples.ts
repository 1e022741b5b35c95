import type { Asset } from "./asset.ts";
import type { ImageElement, Scene } from "./scene.ts";

/** Examples for the tests of this package. */
export const assetId = "ab".repeat(32);

export function imageElement(changes: Partial<ImageElement> = {}): ImageElement {
  return {
    id: "a1",
    type: "image",
    assetId,
    x: 50,
    y: 60,
    w: 200,
    h: 100,
    rotation: 0,
    opacity: 1,
    flip: "none",
    ...changes,
  };
}

export function imageAsset(changes: Partial<Asset> = {}): Asset {
  return {
    sha256: assetId,
    mime: "image/png",
    widthPx: 2400,
    heightPx: 1200,
    hasAlpha: true,
    href: "data:image/png;base64,AAAA",
    ...changes,
  };
}

export function frontScene(...elements: ImageElement[]): Scene {
  return { v: 1, blank: "tee-unisex", sides: { front: { elements } } };
}
