import sharp from "sharp";

/** Smaller copies for screens, as WebP: `large` for the studio, `thumb` for lists. Never larger than the original. */
export interface Previews {
  readonly large: Buffer;
  readonly thumb: Buffer;
}

export async function makePreviews(picture: Buffer): Promise<Previews> {
  const [large, thumb] = [await preview(picture, 1600), await preview(picture, 320)];
  return { large, thumb };
}

async function preview(picture: Buffer, longSidePx: number): Promise<Buffer> {
  return sharp(picture)
    .resize({ width: longSidePx, height: longSidePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 90, effort: 3 })
    .toBuffer();
}
