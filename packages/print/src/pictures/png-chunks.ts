import { crc32 } from "node:zlib";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** Whether bytes begin as a PNG file does. */
export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(signature);
}

/** Dots per inch that a PNG states (its pHYs chunk, stored per metre), or null when it states none. */
export function pngDpi(png: Buffer): number | null {
  const chunk = findChunk(png, "pHYs");
  if (chunk?.length !== 9 || chunk[8] !== 1) return null;
  const [across, down] = [chunk.readUInt32BE(0), chunk.readUInt32BE(4)];
  return across === down ? Math.round(across * 0.0254 * 100) / 100 : null;
}

/** Pixels per metre of that chunk: 11811 at 300 dpi. Null when there is none. */
export function pngPixelsPerMetre(png: Buffer): number | null {
  const chunk = findChunk(png, "pHYs");
  return chunk?.length === 9 && chunk[8] === 1 ? chunk.readUInt32BE(0) : null;
}

/** How a PNG says that its colours are sRGB: a chunk of one byte, the rendering intent (0, as eyes like photographs best). */
const srgbChunk = chunkOf("sRGB", Buffer.of(0));
/** Signature and header, which every PNG begins with. */
const headerEnd = 33;

/** The same PNG, saying that its colours are sRGB. */
export function asSrgb(png: Buffer): Buffer {
  return Buffer.concat([png.subarray(0, headerEnd), srgbChunk, png.subarray(headerEnd)]);
}

/** Whether a PNG says that its colours are sRGB. */
export function declaresSrgb(png: Buffer): boolean {
  return findChunk(png, "sRGB")?.length === 1;
}

function chunkOf(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, "latin1");
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return chunk;
}

/** Content of the first chunk of a type before the picture data. */
function findChunk(png: Buffer, type: string): Buffer | null {
  let offset = 8;
  while (isPng(png) && offset + 12 <= png.length) {
    const length = png.readUInt32BE(offset);
    const name = png.toString("latin1", offset + 4, offset + 8);
    if (name === type) return png.subarray(offset + 8, offset + 8 + length);
    if (name === "IDAT" || name === "IEND") return null;
    offset += length + 12;
  }
  return null;
}
