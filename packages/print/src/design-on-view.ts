import { placedOn, type Scene, type Side } from "@selvedge/design/scene";
import { renderSide } from "@selvedge/design/to-svg";
import type { GarmentView } from "@selvedge/garments/view";
import sharp from "sharp";
import type { EnlargedView } from "./enlarged-view.ts";
import { kissCut } from "./kiss-cut.ts";
import { wrapRoundMug } from "./mug-wrap.ts";
import { type LoadAsset, type PlacedPictures, placePictures } from "./pictures/placed-pictures.ts";
import { pixelsHref } from "./pictures/png-href.ts";
import { type Raster, rawOptions } from "./pictures/raster.ts";
import { renderSheet } from "./sheet.ts";

export type DesignOnView = { readonly ok: true; readonly markup: string } | Extract<PlacedPictures, { ok: false }>;

/** A side of a design as markup in pixels of an enlarged view: flat, wrapped round a mug, or cut as stickers. */
export async function designOnView(
  enlarged: EnlargedView,
  scene: Scene,
  side: Side,
  loadAsset: LoadAsset,
): Promise<DesignOnView> {
  const { view } = enlarged;
  if (placedOn(scene, side).length === 0) return { ok: true, markup: "" };
  if (view.map) return onMug(enlarged, scene, side, loadAsset);
  if (view.slots) return asStickers(enlarged, scene, side, loadAsset);
  return flat(enlarged, scene, side, loadAsset);
}

type RenderDesign = (enlarged: EnlargedView, scene: Scene, side: Side, loadAsset: LoadAsset) => Promise<DesignOnView>;

const flat: RenderDesign = async ({ view }, scene, side, loadAsset) => {
  const { xPx, yPx } = view.printArea;
  const pictures = await placePictures(scene, side, { pxPerMm: scaleOf(view), xPx, yPx }, loadAsset);
  if (!pictures.ok) return pictures;
  const drawing = renderSide(pictures.scene, side, pictures.assets, { mode: "print" });
  return { ok: true, markup: drawing };
};

const onMug: RenderDesign = async ({ view, sizePx }, scene, side, loadAsset) => {
  const map = view.map;
  if (!map) throw new Error("only a mug has a cylinder");
  const sheet = await renderSheet(scene, side, loadAsset, { areaMm: view.printArea, pxPerMm: map.pxPerMm });
  if (!sheet.ok) return sheet;
  const wrapped = { pixels: wrapRoundMug(sheet, map, view.printArea, sizePx), widthPx: sizePx, heightPx: sizePx };
  return { ok: true, markup: await pictureAt(wrapped, 0, 0) };
};

const asStickers: RenderDesign = async ({ view, scale }, scene, side, loadAsset) => {
  const sheet = await renderSheet(scene, side, loadAsset, { areaMm: view.printArea, pxPerMm: scaleOf(view) });
  if (!sheet.ok) return sheet;
  const [x, y] = [Math.round(view.printArea.xPx), Math.round(view.printArea.yPx)];
  const { border, cutLine } = await kissCut(sheet, (view.kissCutMm ?? 0) * scaleOf(view));
  const markup = [
    image(await softened(cutLine, sheet, 1.4 * scale), x + 1.5 * scale, y + 2.5 * scale, sheet),
    image(await pixelsHref(border, sheet.widthPx, sheet.heightPx), x, y, sheet),
    await pictureAt(sheet, x, y),
  ];
  return { ok: true, markup: markup.join("") };
};

function scaleOf({ printArea }: GarmentView): number {
  return printArea.widthPx / printArea.widthMm;
}

async function softened(cutLine: Buffer, { widthPx, heightPx }: Raster, blurPx: number): Promise<string> {
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const;
  const png = await sharp(cutLine, { raw }).blur(blurPx).png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

async function pictureAt(raster: Raster, x: number, y: number): Promise<string> {
  const png = await sharp(raster.pixels, rawOptions(raster)).png({ compressionLevel: 1 }).toBuffer();
  return image(`data:image/png;base64,${png.toString("base64")}`, x, y, raster);
}

function image(href: string, x: number, y: number, { widthPx, heightPx }: Raster): string {
  return `<image x="${x}" y="${y}" width="${widthPx}" height="${heightPx}" href="${href}"/>`;
}
