import sharp from "sharp";
import { thumbnailDots } from "./label-page.ts";

/**
 * Artwork as a label printer can show it: 12 mm of black dots, a frame round it. Thermal printers have no grey, so the
 * shades are spread as dots here rather than left to the printer's driver.
 */
export async function labelThumbnail(picture: Buffer): Promise<Buffer> {
  const size = thumbnailDots;
  const grey = await sharp(picture)
    .flatten({ background: await groundFor(picture) })
    .resize({ width: size - 8, height: size - 8, fit: "contain", background: "#ffffff" })
    .greyscale()
    .normalise()
    .extend({ top: 4, bottom: 4, left: 4, right: 4, background: "#ffffff" })
    .raw()
    .toBuffer();
  const dots = spreadShades(Float32Array.from(grey), size);
  frame(dots, size);
  return sharp(dots, { raw: { width: size, height: size, channels: 1 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** Light artwork for dark cloth would vanish on white, so it is shown on black. */
async function groundFor(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(32, 32, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [light, weight] = [0, 0];
  for (let i = 0; i < info.width * info.height; i++) {
    const alpha = data[i * 4 + 3] as number;
    light += ((data[i * 4] as number) + (data[i * 4 + 1] as number) + (data[i * 4 + 2] as number)) * alpha;
    weight += 3 * 255 * alpha;
  }
  return weight > 0 && light / weight > 0.62 ? "#000000" : "#ffffff";
}

/** Floyd and Steinberg's way: each dot's error goes to its neighbours that are still to come. */
function spreadShades(grey: Float32Array, size: number): Buffer {
  const dots = Buffer.alloc(size * size);
  for (let i = 0; i < grey.length; i++) {
    const shade = grey[i] as number;
    const dot = shade < 128 ? 0 : 255;
    dots[i] = dot;
    const error = shade - dot;
    const [isFirst, isLast] = [i % size === 0, i % size === size - 1];
    if (!isLast) grey[i + 1] = (grey[i + 1] as number) + (error * 7) / 16;
    if (!isFirst && i + size - 1 < grey.length) grey[i + size - 1] = (grey[i + size - 1] as number) + (error * 3) / 16;
    if (i + size < grey.length) grey[i + size] = (grey[i + size] as number) + (error * 5) / 16;
    if (!isLast && i + size + 1 < grey.length) grey[i + size + 1] = (grey[i + size + 1] as number) + error / 16;
  }
  return dots;
}

function frame(dots: Buffer, size: number): void {
  for (let i = 0; i < size; i++) {
    for (const at of [i, size + i, (size - 1) * size + i, (size - 2) * size + i]) dots[at] = 0;
    for (const at of [i * size, i * size + 1, i * size + size - 1, i * size + size - 2]) dots[at] = 0;
  }
}
