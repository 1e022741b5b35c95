// A stored picture in another width, cut or format, for pages.
import sharp, { type Sharp } from "sharp";
import { sniff } from "../ingest/sniff.ts";

export interface RenditionRequest {
  readonly format: "avif" | "webp" | "jpg" | "png";
  readonly widthPx: number;
  /** With a height the picture is cut to both around its focus; with padding or a ground it is shown whole inside them. */
  readonly heightPx?: number;
  readonly padding?: {
    readonly top?: number;
    readonly right?: number;
    readonly bottom?: number;
    readonly left?: number;
  };
  /** #rrggbb; clear without it, and white in a JPEG. */
  readonly ground?: string;
  /** 0 to 1 from the top-left corner. Default the middle. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** What a picture may be, checked in its header before anything of it is decoded. */
export const renditionLimits = {
  maxBytes: 12 * 1024 * 1024,
  maxPixels: 40_000_000,
  maxSidePx: 12_000,
  seconds: 20,
} as const;

export type Rendition = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false };

const kinds: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "avif"]);

/**
 * The picture as requested; nothing is enlarged. `ok: false` for what is no picture, breaks the limits, or cannot be
 * decoded in time.
 */
export async function renderRendition(picture: Buffer, request: RenditionRequest): Promise<Rendition> {
  if (picture.length > renditionLimits.maxBytes || !kinds.has(sniff(picture))) return { ok: false };
  const opened = () => sharp(picture, { limitInputPixels: renditionLimits.maxPixels, pages: 1 }).autoOrient();
  try {
    const { autoOrient } = await sharp(picture, { limitInputPixels: renditionLimits.maxPixels }).metadata();
    const { width, height } = autoOrient;
    if (Math.max(width, height) > renditionLimits.maxSidePx || width * height > renditionLimits.maxPixels)
      return { ok: false };
    const sized = shaped(opened(), { width, height }, request);
    return { ok: true, bytes: await encoded(sized, request).timeout({ seconds: renditionLimits.seconds }).toBuffer() };
  } catch {
    return { ok: false };
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function shaped(picture: Sharp, size: Size, request: RenditionRequest): Sharp {
  const { widthPx, heightPx, padding, ground } = request;
  if (padding || ground) return inside(picture, request);
  if (heightPx === undefined) return picture.resize({ width: widthPx, withoutEnlargement: true });
  const cut = cutOf(size, heightPx / widthPx, request.focus);
  return picture.extract(cut).resize({ width: Math.min(widthPx, cut.width), height: undefined });
}

/** The largest part of a picture with this shape (height over width) that has its focus as near to the middle as fits. */
export function cutOf({ width, height }: Size, shape: number, { x, y } = { x: 0.5, y: 0.5 }) {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height / shape)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width * shape)));
  const from = (length: number, cut: number, part: number) =>
    Math.round(Math.min(length - cut, Math.max(0, part * length - cut / 2)));
  return { left: from(width, cutWidth, x), top: from(height, cutHeight, y), width: cutWidth, height: cutHeight };
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The whole picture with space around it. */
function inside(picture: Sharp, { widthPx, heightPx, padding = {}, ground }: RenditionRequest): Sharp {
  const { top = 0, right = 0, bottom = 0, left = 0 } = padding;
  const background = ground ?? clear;
  const grounded = ground ? picture.flatten({ background }) : picture;
  const width = widthPx - left - right;
  const sized =
    heightPx === undefined
      ? grounded.resize({ width })
      : grounded.resize({ width, height: heightPx - top - bottom, fit: "contain", background });
  return sized.extend({ top, right, bottom, left, background });
}

/**
 * AVIF with the least effort is a third smaller than WebP and takes half its time; more effort takes four times as long for
 * another quarter.
 */
function encoded(picture: Sharp, { format, ground = "#ffffff" }: RenditionRequest): Sharp {
  if (format === "avif") return picture.avif({ quality: 55, effort: 0 });
  if (format === "webp") return picture.webp({ quality: 82, alphaQuality: 90, effort: 2 });
  if (format === "png") return picture.png({ compressionLevel: 9 });
  return picture.flatten({ background: ground }).jpeg({ quality: 80, mozjpeg: true });
}
