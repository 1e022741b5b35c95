import { renderAsync } from "@resvg/resvg-js";

/** Pixels as the renderer makes them: RGBA, colours already multiplied by alpha. */
export interface Raster {
  readonly pixels: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Those pixels as sharp's options; without `premultiplied` soft edges would come out dark. */
export function rawOptions({ widthPx, heightPx }: Pick<Raster, "widthPx" | "heightPx">) {
  return { raw: { width: widthPx, height: heightPx, channels: 4, premultiplied: true } } as const;
}

/** Renders an SVG of exactly this size away from the main thread. No fonts are loaded: designs hold no text. */
export async function rasterise(svg: string, widthPx: number, heightPx: number): Promise<Raster> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: widthPx },
    font: { loadSystemFonts: false },
    logLevel: "off",
  });
  if (image.width !== widthPx || image.height !== heightPx) {
    throw new Error(`drew ${image.width} × ${image.height} px instead of ${widthPx} × ${heightPx}`);
  }
  return { pixels: image.pixels, widthPx, heightPx };
}
