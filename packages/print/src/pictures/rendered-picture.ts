// Stored pictures brought to the pixels of a drawing as browsers do it, so that a print shows what the studio showed: a
// picture of more than twice the size is halved first, and what is left is one look between the four nearest pixels.
import type { SceneElement } from "@selvedge/design/scene";
import sharp, { type Raw, type Sharp } from "sharp";
import { type Matrix, onWholePixels, placeMatrix } from "./place-matrix.ts";

/** A stored picture, halved as often as its place allows. */
export interface ReadPicture {
  readonly bytes: Buffer;
  /** Of pixels that are no file. */
  readonly raw: Raw | null;
  readonly widthPx: number;
  readonly heightPx: number;
}

export interface RenderedPicture {
  readonly href: string;
  /** Where it is drawn, in pixels. */
  readonly element: SceneElement;
}

/** Reads a picture for a place of `w` × `h` px, halving each of its lengths while it stays as long; null when it cannot be read. */
export function readPicture(bytes: Buffer, w: number, h: number): Promise<ReadPicture | null> {
  return orUnreadable(async () => {
    const { width, height } = await sharp(bytes).metadata();
    const size = { width: halved(width, w), height: halved(height, h) };
    if (size.width === width && size.height === height) return { bytes, raw: null, widthPx: width, heightPx: height };
    const { data, info } = await sharp(bytes, { failOn: "error" })
      .resize({ ...size, fit: "fill", kernel: "cubic" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels } as Raw;
    return { bytes: data, raw, widthPx: info.width, heightPx: info.height };
  });
}

function halved(px: number, wantedPx: number): number {
  const times = Math.max(0, Math.floor(Math.log2(px / wantedPx)));
  return Math.max(1, Math.round(px / 2 ** times));
}

/** A picture of its place's very size is moved to whole pixels by the renderer: it is given those enlarged by more than this. */
const enlarged = 1.01;

/**
 * A picture as the renderer needs it: one that has to be enlarged as it is, any other already on the drawing's own pixels,
 * turned and mirrored as placed, because the renderer shrinks badly. Null when it cannot be read.
 */
export function renderedPicture(picture: ReadPicture, element: SceneElement): Promise<RenderedPicture | null> {
  return orUnreadable(async () => {
    const isEnlarged = element.w > picture.widthPx * enlarged && element.h > picture.heightPx * enlarged;
    if (isEnlarged) return { href: await pngHref(source(picture)), element };
    const matrix = placeMatrix(element, picture);
    const { left, top, width, height, data } = await shrunk(picture, matrix);
    const box = { x: left, y: top, w: width, h: height, rotation: 0, flip: "none" } as const;
    return { href: `data:image/png;base64,${data.toString("base64")}`, element: { ...element, ...box } };
  });
}

/** Clear pixels round a picture, so that its edge is never cut by the rounding of a frame. */
const marginPx = 4;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

async function shrunk(picture: ReadPicture, place: Matrix) {
  const [width, height] = [picture.widthPx + 2 * marginPx, picture.heightPx + 2 * marginPx];
  const { matrix, odx, ody, left, top } = onWholePixels(place, width, height, marginPx);
  const { data, info } = await source(picture)
    // In one pass: `extend` would come after the picture is brought to its place.
    .resize({ width, height, fit: "contain", background: clear, withoutEnlargement: true })
    .affine(matrix, { interpolator: "bilinear", background: clear, odx, ody })
    .toColourspace("srgb")
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, left, top, width: info.width, height: info.height };
}

const source = ({ bytes, raw }: ReadPicture) => sharp(bytes, { failOn: "error", ...(raw && { raw }) });

async function pngHref(picture: Sharp): Promise<string> {
  const png = await picture.toColourspace("srgb").png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** sharp throws for what it cannot read; the caller gets nothing instead. */
async function orUnreadable<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
