// A shop's icon: its picture, its mark, or the first letter of its name.
import { escapeHtml } from "@selvedge/domain/text";
import sharp from "sharp";

import { markPicture } from "../pictures/mail-pictures.ts";
import { rasterise, rawOptions } from "../pictures/raster.ts";
import { renderRendition } from "../pictures/rendition.ts";
import { type FaceFile, letteringOf } from "./lettering.ts";

export interface IconRequest {
  readonly sidePx: number;
  /** #rrggbb behind the icon, and of the letter. */
  readonly ground: string;
  readonly ink: string;
  /** A stored picture that the shop chose; taken before the mark. */
  readonly picture?: Buffer | undefined;
  /** SVG text of the shop's mark; taken before the letter. */
  readonly mark: string;
  readonly letter: string;
  readonly face: FaceFile;
  /** The whole square is filled, because phones cut their own shape out of it. */
  readonly isFull: boolean;
}

/** The icon as a square PNG. What cannot be drawn is left out, down to the plain ground. */
export async function iconPicture(request: IconRequest): Promise<Buffer> {
  const { sidePx, ground, mark, picture } = request;
  const own = picture && (await ownPicture(picture, request));
  if (own) return own;
  const drawn = mark ? await markPicture(mark, sidePx, ground) : null;
  return drawn ?? letterPicture(request);
}

async function ownPicture(picture: Buffer, { sidePx, ground, isFull }: IconRequest): Promise<Buffer | null> {
  const airPx = isFull ? Math.round(sidePx * 0.1) : 0;
  const padding = { top: airPx, right: airPx, bottom: airPx, left: airPx };
  const size = { widthPx: sidePx, heightPx: sidePx, padding };
  const made = await renderRendition(picture, { format: "png", ...size, ...(isFull ? { ground } : {}) });
  return made.ok ? made.bytes : null;
}

/** Height of a capital over the size of its face, near enough for all. */
const capital = 0.7;

async function letterPicture({ sidePx, ground, ink, letter, face, isFull }: IconRequest): Promise<Buffer> {
  const { path, width } = await letteringOf(letter, face);
  const size = Math.min(isFull ? 50 : 62, 74 / (width || 1));
  const place = `translate(${50 - (width * size) / 2} ${50 + (capital * size) / 2}) scale(${size})`;
  const square = `<rect width="100" height="100" rx="${isFull ? 0 : 22}" fill="${escapeHtml(ground)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sidePx}" height="${sidePx}">${square}<path d="${path}" transform="${place}" fill="${escapeHtml(ink)}"/></svg>`;
  const raster = await rasterise(svg, sidePx, sidePx);
  return sharp(raster.pixels, rawOptions(raster)).png({ compressionLevel: 9 }).toBuffer();
}

/** The sizes in a favicon.ico, in pixels. */
export const icoSidesPx = [16, 32, 48] as const;

/** The icon as favicon.ico, with PNGs in it, as every browser of the last fifteen years reads it. */
export async function iconFile(request: Omit<IconRequest, "sidePx" | "isFull">): Promise<Buffer> {
  const pngs: Buffer[] = [];
  for (const sidePx of icoSidesPx) pngs.push(await iconPicture({ ...request, sidePx, isFull: false }));
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let at = head.length;
  for (const [index, png] of pngs.entries()) {
    const entry = 6 + 16 * index;
    head.set([icoSidesPx[index]!, icoSidesPx[index]!], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += png.length;
  }
  return Buffer.concat([head, ...pngs]);
}
