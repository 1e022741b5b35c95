import sharp from "sharp";

/** A print file or other picture as a small WebP for screens, its longer side at most `longSidePx`. Clear stays clear. */
export async function smallPicture(picture: Buffer, longSidePx: number): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: false })
    .resize({ width: longSidePx, height: longSidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 84, alphaQuality: 90, effort: 2 })
    .toBuffer();
}
