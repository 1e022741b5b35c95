import sharp, { type Raw } from "sharp";

/** Plain RGBA pixels as a data address that the renderer reads. */
export async function pixelsHref(pixels: Buffer, width: number, height: number): Promise<string> {
  const raw: Raw = { width, height, channels: 4 };
  const png = await sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
