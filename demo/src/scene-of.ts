// The place of a drawing on each blank: the largest size that fits a box in the middle of the print area. A chest print is
// smaller than the area and sits near its top, a print on paper fills it.
import type { ImageElement, Scene, Side } from "@selvedge/design/scene";
import type { Blank, BlankCode } from "@selvedge/garments/blanks/blank";
import { findBlank } from "@selvedge/garments/blanks/blanks";
import { slotsMm } from "@selvedge/garments/blanks/slots";
import { viewOf } from "@selvedge/garments/views";
import type { DemoProduct } from "./kinds.ts";

/** A stored drawing, as a design names it. */
export interface StoredArtwork {
  readonly sha256: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface Box {
  /** Share of the print area that the drawing may take. */
  readonly width: number;
  readonly height: number;
  /** Where its top is, as a share of the area's height; null puts it in the middle. */
  readonly top: number | null;
}

const chest: Box = { width: 0.8, height: 0.78, top: 0.04 };
const boxes: Record<BlankCode, Box> = {
  "tee-unisex": chest,
  "tee-women": { ...chest, height: 0.74 },
  "tee-kids": chest,
  "baby-bodysuit": { width: 0.72, height: 0.72, top: 0.06 },
  sweatshirt: { ...chest, height: 0.76 },
  hoodie: { width: 0.74, height: 0.9, top: 0.04 },
  tote: { width: 0.76, height: 0.84, top: 0.04 },
  "art-print-portrait": { width: 0.72, height: 0.72, top: null },
  "art-print-landscape": { width: 0.74, height: 0.74, top: null },
  "sticker-sheet": { width: 0.9, height: 0.9, top: null },
  mug: { width: 0.72, height: 0.78, top: null },
};

interface AreaMm {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The design of a product. `stored` gives each drawing as it is in the shop's files. */
export function sceneOf(
  product: Pick<DemoProduct, "blank" | "artworks" | "back">,
  stored: (name: string) => StoredArtwork,
): Scene {
  const blank = findBlank(product.blank);
  if (!blank) throw new Error(`No blank is called ${product.blank}.`);
  const front = areasOf(blank).map((area, index) =>
    placed(`front-${index + 1}`, stored(product.artworks[index % product.artworks.length]!), area, boxes[blank.code]),
  );
  const back = product.back ? [placed("back-1", stored(product.back), sideArea(blank, "back"), chest)] : [];
  return {
    v: 1,
    blank: blank.code,
    sides: { front: { elements: front }, ...(back.length > 0 ? { back: { elements: back } } : {}) },
  };
}

/** The places of a sticker sheet, or the whole front. */
function areasOf(blank: Blank): readonly AreaMm[] {
  const view = viewOf(blank, "front");
  const slots = view ? slotsMm(view) : [];
  return slots.length > 0 ? slots : [sideArea(blank, "front")];
}

function sideArea(blank: Blank, side: Side): AreaMm {
  const area = blank.areas[side];
  if (!area) throw new Error(`${blank.name} is not printed on its ${side}.`);
  return { x: 0, y: 0, w: area.widthMm, h: area.heightMm };
}

function placed(id: string, { sha256, widthPx, heightPx }: StoredArtwork, area: AreaMm, box: Box): ImageElement {
  const scale = Math.min((area.w * box.width) / widthPx, (area.h * box.height) / heightPx);
  const [w, h] = [toTenth(widthPx * scale), toTenth(heightPx * scale)];
  const x = toTenth(area.x + (area.w - w) / 2);
  const y = toTenth(area.y + (box.top === null ? (area.h - h) / 2 : area.h * box.top));
  return { id, type: "image", assetId: sha256, x, y, w, h, rotation: 0, opacity: 1, flip: "none" };
}

const toTenth = (mm: number): number => Math.round(mm * 10) / 10;
