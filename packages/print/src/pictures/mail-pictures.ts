// Pictures for mail programs: no transparency and no modern format, because some show neither.
import sharp from "sharp";
import { artworkLimits } from "../ingest/limits.ts";
import { renderSvg } from "../ingest/render-svg.ts";

/** A picture of goods as a square JPEG of `sidePx`, whole, on its ground (#rrggbb); null for what is no picture. */
export async function goodsPicture(picture: Buffer, sidePx: number, ground: string): Promise<Buffer | null> {
  return sharp(picture)
    .resize({ width: sidePx, height: sidePx, fit: "contain", background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
    .catch(() => null);
}

/**
 * A shop's mark as a square PNG of `sidePx` with air around it, on its ground. null for a drawing that cannot be rendered; of
 * what is unsafe or foreign in it nothing is.
 */
export async function markPicture(svg: string, sidePx: number, ground: string): Promise<Buffer | null> {
  const drawn = await renderSvg(Buffer.from(svg), { ...artworkLimits, svgLongSidePx: sidePx * 2 });
  if (!drawn.ok) return null;
  const airPx = Math.round(sidePx * 0.14);
  const insidePx = sidePx - 2 * airPx;
  return sharp(drawn.png)
    .resize({ width: insidePx, height: insidePx, fit: "contain", background: ground })
    .flatten({ background: ground })
    .extend({ top: airPx, bottom: airPx, left: airPx, right: airPx, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
