import sharp from "sharp";
import { rasterise, rawOptions } from "../pictures/raster.ts";
import type { ArtworkLimits } from "./limits.ts";
import { reduceSvg, type SvgNode } from "./reduce-svg.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { pixelSize, viewBoxOf } from "./svg-size.ts";
import { embeddedPicture } from "./svg-values.ts";
import { writeSvg } from "./write-svg.ts";

export type RenderedSvg = { readonly ok: true; readonly png: Buffer } | Refusal;

/** An uploaded drawing as pixels at print resolution, after everything but shapes and pictures has been taken out. */
export async function renderSvg(bytes: Buffer, limits: ArtworkLimits): Promise<RenderedSvg> {
  if (bytes.length > limits.maxSvgBytes) return refuse("svg_too_complex");
  const reduced = reduceSvg(decode(bytes));
  if (!reduced.ok) return reduced;
  const viewBox = viewBoxOf(reduced.root);
  if (!viewBox) return refuse("svg_broken");
  const pictureFault = await checkPictures(reduced.root, limits);
  if (pictureFault) return pictureFault;
  const [widthPx, heightPx] = pixelSize(viewBox, limits.svgLongSidePx);
  try {
    const raster = await rasterise(writeSvg(reduced.root, viewBox, widthPx, heightPx), widthPx, heightPx);
    return { ok: true, png: await sharp(raster.pixels, rawOptions(raster)).png({ compressionLevel: 6 }).toBuffer() };
  } catch {
    // the renderer throws for a drawing that it cannot make sense of
    return refuse("svg_broken");
  }
}

function decode(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isWide ? "utf16le" : "utf8").replace(/^\uFEFF/, "");
}

/** Embedded pictures count against the limits as if they were uploaded: a small file can unfold into gigabytes. */
async function checkPictures(root: SvgNode, limits: ArtworkLimits): Promise<Refusal | null> {
  let pixels = 0;
  for (const picture of picturesIn(root)) {
    try {
      const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
      pixels += width * height;
    } catch {
      // sharp throws for a file that is no picture
      return refuse("damaged");
    }
    if (pixels > limits.maxPixels) return refuse("too_many_pixels");
  }
  return null;
}

function* picturesIn(node: SvgNode): Generator<Buffer> {
  if (node.name === "image") {
    for (const href of [node.attributes.href, node.attributes["xlink:href"]]) {
      const picture = href === undefined ? null : embeddedPicture(href);
      if (picture) yield picture;
    }
  }
  for (const child of node.children) yield* picturesIn(child);
}
