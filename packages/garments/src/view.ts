import type { Side } from "./side.ts";

/** A value for light, mid and dark product colours; the luminance limits are in `opacity.ts`. */
export interface ByTone {
  readonly light: number;
  readonly mid: number;
  readonly dark: number;
}

/** The place of a print on the picture: pixels of the 1200 px picture, and the true size in millimetres. */
export interface PrintArea {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/**
 * A print wrapped round a mug: `x = centreXPx + radiusPx sin a` and `y = topYPx + v + sagPx cos a`,
 * where `a` is the arc from the centre divided by the radius and `pxPerMm` the true scale of the print.
 */
export interface CylinderMap {
  readonly type: "cylinder";
  readonly centreXPx: number;
  readonly topYPx: number;
  readonly radiusPx: number;
  readonly sagPx: number;
  readonly pxPerMm: number;
}

/** One place on a sticker sheet, in pixels of the picture and in millimetres. */
export interface StickerSlot {
  readonly xPx: number;
  readonly yPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly widthMm: number;
  readonly heightMm: number;
}

/** What a picture of one blank from one side consists of. All pixels are of a 1200 × 1200 picture. */
export interface GarmentView {
  /** Folder of its three layers under `views/`, for example `tee-unisex-front`. */
  readonly id: string;
  readonly blank: string;
  readonly side: Side;
  readonly sizeShown: string;
  readonly shadowOpacity: ByTone;
  readonly highlightOpacity: ByTone;
  readonly printArea: PrintArea;
  /** Chest width, or the plain width of goods that have no chest. */
  readonly chestWidthMm: number;
  readonly collarYPx: number;
  /** The part of the print area that shows; it spares a hoodie's drawcords. */
  readonly clip: { readonly rule: "nonzero" | "evenodd"; readonly d: string };
  readonly map?: CylinderMap;
  readonly slots?: readonly StickerSlot[];
  /** Width of the white border that is cut round each sticker. */
  readonly kissCutMm?: number;
}

/** Width and height of every picture in pixels. */
export const viewSizePx = 1200;
