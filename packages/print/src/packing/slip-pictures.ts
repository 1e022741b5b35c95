import sharp from "sharp";
import type { PackingSlip } from "./packing-slip-data.ts";

export interface FittedPicture {
  readonly bytes: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A slip's pictures as PNG at the size they print, so that a parcel's slip stays small. */
export interface SlipPictures {
  readonly logo: FittedPicture | null;
  readonly thumbnails: readonly (FittedPicture | null)[];
}

/** A picture that is on several lines is made, and put into the PDF, once. */
export async function slipPictures(slip: PackingSlip): Promise<SlipPictures> {
  const made = new Map<Buffer, Promise<FittedPicture>>();
  const thumbnails = slip.items.map(({ thumbnail }) => {
    if (!thumbnail) return null;
    const picture = made.get(thumbnail) ?? fitted(thumbnail, 300, 250);
    made.set(thumbnail, picture);
    return picture;
  });
  return {
    logo: slip.brand.logo && (await fitted(slip.brand.logo, 320, 170)),
    thumbnails: await Promise.all(thumbnails),
  };
}

async function fitted(picture: Buffer, width: number, height: number): Promise<FittedPicture> {
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: "inside" })
    .png({ palette: true, quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, widthPx: info.width, heightPx: info.height };
}
