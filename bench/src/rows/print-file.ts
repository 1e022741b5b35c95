import { readFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import type { Scene } from "@selvedge/design/scene";
import { renderSide } from "@selvedge/design/to-svg";
import { placePictures } from "@selvedge/print/pictures/placed-pictures";
import { printPx, renderPrintFile } from "@selvedge/print/print-file";
import { sheetPlace } from "@selvedge/print/sheet";
import sharp from "sharp";
import { median, spread } from "../measure/median.ts";
import type { Row } from "../report/row.ts";

const areaMm = { widthMm: 355, heightMm: 406 };
const [widthPx, heightPx] = [printPx(areaMm.widthMm), printPx(areaMm.heightMm)];
const drawing = new URL("../../../demo/artwork/luna-moth.svg", import.meta.url);
/** The drawing's width on the chest. */
const artworkMm = { w: 255.6, h: 331.3 };
const scene: Scene = {
  v: 1,
  blank: "tee-unisex",
  sides: {
    front: {
      elements: [
        {
          id: "e1",
          type: "image",
          assetId: "moth",
          x: 49.7,
          y: 20,
          ...artworkMm,
          rotation: 0,
          opacity: 1,
          flip: "none",
        },
      ],
    },
  },
};
const rounds = 5;

/** The print file of a chest-wide drawing on a tee, from stored artwork to finished PNG, against resvg alone. */
export async function printFile(): Promise<Row> {
  const artwork = new Resvg(readFileSync(drawing, "utf8"), { fitTo: { mode: "width", value: printPx(artworkMm.w) } })
    .render()
    .asPng();
  const ours = async () => {
    const file = await renderPrintFile(scene, "front", async () => artwork, { areaMm });
    if (!file.ok) throw new Error(`No print file: ${file.code}`);
    return file.png;
  };
  const svg = await sheetSvg(artwork);
  const bare = async () => new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  await refuseOtherPixels(await ours(), await bare());
  const pairs: [number, number][] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await secondsOf(ours), await secondsOf(bare)]);
  const ratios = pairs.map(([mine, theirs]) => mine / theirs);
  const middle = (side: 0 | 1) => median(pairs.map((pair) => pair[side])).toFixed(2);
  return {
    name: "print-file",
    ratio: median(ratios),
    target: { sign: "≤", value: 1.5 },
    detail: `${widthPx} × ${heightPx} px in ${middle(0)} s; bare resvg ${middle(1)} s; rounds ${spread(ratios)}; pixels are equal`,
  };
}

/** The very drawing that the print file is made from, its picture already scaled. */
async function sheetSvg(artwork: Buffer): Promise<string> {
  const pictures = await placePictures(scene, "front", sheetPlace(areaMm, widthPx, heightPx), async () => artwork);
  if (!pictures.ok) throw new Error(`No drawing: ${pictures.code}`);
  const drawn = renderSide(pictures.scene, "front", pictures.assets, { mode: "print" });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}">${drawn}</svg>`;
}

/** Both must have rendered the same, or their times say nothing. Soft edges may differ by one step. */
async function refuseOtherPixels(one: Buffer, two: Buffer) {
  const [a, b] = await Promise.all([one, two].map((png) => sharp(png).ensureAlpha().raw().toBuffer()));
  const isEqual = a!.length === b!.length && a!.every((value, index) => Math.abs(value - b![index]!) <= 1);
  if (!isEqual) throw new Error("The print file and bare resvg drew different pictures.");
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}
