import { readFile } from "node:fs/promises";
import type { MockupLayers } from "@selvedge/garments/mockup-svg";
import type { GarmentView } from "@selvedge/garments/view";
import { viewFiles } from "@selvedge/garments/views";
import sharp from "sharp";

const cache = new Map<string, Promise<MockupLayers>>();

/** The three layers of a view with the shading as PNG data, because the renderer does not read WebP. Read once, then cached. */
export function viewLayers(view: Pick<GarmentView, "id">): Promise<MockupLayers> {
  const cached = cache.get(view.id);
  if (cached) return cached;
  const reading = readLayers(view);
  cache.set(view.id, reading);
  reading.catch(() => cache.delete(view.id));
  return reading;
}

async function readLayers(view: Pick<GarmentView, "id">): Promise<MockupLayers> {
  const folder = new URL(import.meta.resolve("@selvedge/garments/views/placeholder")).href.replace(
    /\/placeholder$/,
    "",
  );
  const files = viewFiles(view, folder);
  const [silhouette, shadowHref, highlightHref] = await Promise.all([
    readFile(new URL(files.silhouette), "utf8"),
    pngHref(new URL(files.shadow)),
    pngHref(new URL(files.highlight)),
  ]);
  return { silhouette, shadowHref, highlightHref };
}

async function pngHref(file: URL): Promise<string> {
  const png = await sharp(await readFile(file))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
