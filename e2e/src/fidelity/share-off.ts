import { toSvg } from "@selvedge/design/to-svg";
import { renderPrintFile } from "@selvedge/print/print-file";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import type { FidelityDesign } from "./design.ts";

/** Steps of 255 by which a pixel may differ in any channel before it counts as another. */
const steps = 32;
/** What prints and pictures are looked at on. */
const grounds = ["#ffffff", "#000000"] as const;

/**
 * The share of pixels, in per cent, in which the print file of a design is not what a browser shows of the same drawing at
 * the print's own size; of white and black ground the worse.
 */
export async function shareOff(browser: Browser, design: FidelityDesign): Promise<number> {
  const { scene, side, areaMm, scale, pictures, assets } = design;
  const print = await renderPrintFile(scene, side, async (id) => pictures.get(id) ?? null, { areaMm, scale });
  if (!print.ok) throw new Error(`${design.name} cannot be printed: ${print.code}.`);
  const svg = toSvg(scene, side, assets, { areaMm, mode: "print" });
  const size = { width: print.widthPx, height: print.heightPx };
  const page = await browser.newPage({ viewport: size });
  const shares: number[] = [];
  for (const ground of grounds) {
    await page.setContent(
      `<style>body{margin:0;background:${ground}}svg{display:block;width:${size.width}px;height:${size.height}px}</style>${svg}`,
    );
    const shown = await sharp(await page.screenshot(), { limitInputPixels: false })
      .removeAlpha()
      .raw()
      .toBuffer();
    const printed = await sharp(print.png, { limitInputPixels: false })
      .flatten({ background: ground })
      .raw()
      .toBuffer();
    shares.push(shareOfOthers(shown, printed));
  }
  await page.goto("about:blank");
  return Math.max(...shares) * 100;
}

function shareOfOthers(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) throw new Error("The pictures differ in size.");
  let others = 0;
  for (let at = 0; at < one.length; at += 3) {
    const [r, g, b] = [one[at]! - other[at]!, one[at + 1]! - other[at + 1]!, one[at + 2]! - other[at + 2]!];
    if (Math.abs(r) > steps || Math.abs(g) > steps || Math.abs(b) > steps) others++;
  }
  return others / (one.length / 3);
}
