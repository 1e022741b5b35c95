import sharp from "sharp";
import { type Raster, rawOptions } from "./pictures/raster.ts";

export interface KissCut {
  /** RGBA of the white border under the stickers. */
  readonly border: Buffer;
  /** RGBA of the faint line and shadow of the cut. */
  readonly cutLine: Buffer;
}

/** The white border around everything drawn, `borderPx` wide, and the shadow of its edge; same size as the drawing. */
export async function kissCut(drawing: Raster, borderPx: number): Promise<KissCut> {
  const { widthPx, heightPx } = drawing;
  const { data, info } = await sharp(drawing.pixels, rawOptions(drawing))
    .extractChannel(3)
    .blur(borderPx * 0.75)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const border = Buffer.alloc(widthPx * heightPx * 4, 255);
  const cutLine = Buffer.alloc(widthPx * heightPx * 4);
  for (let i = 0; i < widthPx * heightPx; i++) {
    const near = data[i * info.channels] as number;
    border[i * 4 + 3] = clamp((near - 22) * 24);
    cutLine[i * 4 + 3] = clamp((near - 14) * 10) * 0.22;
  }
  fillHoles(border, widthPx, heightPx);
  return { border, cutLine };
}

/** A sticker is cut round its outside only: whatever clear ground the border closes in becomes white as well. */
function fillHoles(border: Buffer, widthPx: number, heightPx: number): void {
  const outside = reachedFromEdge(border, widthPx, heightPx);
  for (let i = 0; i < outside.length; i++) if (outside[i] === 0) border[i * 4 + 3] = 255;
}

/** Marks the pixels that can be reached from the sheet's edge, up to and including the border's own soft rim. */
function reachedFromEdge(border: Buffer, widthPx: number, heightPx: number): Uint8Array {
  const reached = new Uint8Array(widthPx * heightPx);
  const open: number[] = [];
  const visit = (x: number, y: number) => {
    const at = y * widthPx + x;
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx || reached[at] === 1) return;
    reached[at] = 1;
    if ((border[at * 4 + 3] as number) < 255) open.push(at);
  };
  for (let x = 0; x < widthPx; x++) for (const y of [0, heightPx - 1]) visit(x, y);
  for (let y = 0; y < heightPx; y++) for (const x of [0, widthPx - 1]) visit(x, y);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [x, y] = [at % widthPx, Math.floor(at / widthPx)];
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  return reached;
}

function clamp(value: number): number {
  return Math.max(0, Math.min(255, value));
}
