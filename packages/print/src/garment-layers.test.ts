import { readFile } from "node:fs/promises";
import { mockupSvg } from "@selvedge/garments/mockup-svg";
import { opacityFor } from "@selvedge/garments/opacity";
import { viewFiles, viewOf } from "@selvedge/garments/views";
import sharp from "sharp";
import { expect, test } from "vitest";
import { layersFor, shaded } from "./garment-layers.ts";
import { rasterise, rawOptions } from "./pictures/raster.ts";

const design = '<circle cx="600" cy="600" r="100" fill="#c8322b" fill-opacity="0.5"/>';

/** The picture as browsers get it: one SVG with all layers in it. */
async function asInBrowsers(view: NonNullable<ReturnType<typeof viewOf>>, hex: string, sizePx: number) {
  const { silhouette, shadow, highlight } = viewFiles(view, new URL("../../garments/views", import.meta.url).href);
  const href = async (file: string) => {
    const png = await sharp(await readFile(new URL(file)))
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString("base64")}`;
  };
  const layers = { shadowHref: await href(shadow), highlightHref: await href(highlight) };
  const svg = mockupSvg(view, hex, design, { silhouette: await readFile(new URL(silhouette), "utf8"), ...layers });
  const picture = await rasterise(svg, sizePx, sizePx);
  return sharp(picture.pixels, rawOptions(picture)).raw().toBuffer();
}

test.each([
  ["a dark garment in its own size", "tee-unisex", "#17181b", 1200],
  ["a light one enlarged", "tee-unisex", "#f6f5f1", 1920],
] as const)("shadow and highlight lie over %s as they do in browsers, to the eye", async (_, blank, hex, sizePx) => {
  const view = viewOf(blank, "front")!;
  const layers = await layersFor(view, sizePx);
  const garment = await rasterise(mockupSvg(view, hex, design, { silhouette: layers.silhouette }), sizePx, sizePx);
  const picture = shaded(garment, layers, opacityFor(view, hex));
  const expected = await asInBrowsers(view, hex, sizePx);
  // Colours count as far as they are seen: of a clear pixel they are anything.
  const seen = (pixels: Buffer, at: number) => (at % 4 === 3 ? pixels[at]! : (pixels[at]! * picture[at | 3]!) / 255);
  let most = 0;
  for (let at = 0; at < picture.length; at++) most = Math.max(most, Math.abs(seen(picture, at) - seen(expected, at)));
  expect(most).toBeLessThan(3);
});
