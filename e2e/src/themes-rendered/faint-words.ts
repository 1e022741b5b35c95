/// <reference lib="dom" />
// Words over pictures: what stands behind the letters, pixel by pixel, against the colour that they are rendered in.
import type { Page } from "playwright-core";
import sharp from "sharp";
import { contrast, LARGE_RATIO, TEXT_RATIO } from "../../../packages/themes/src/colour/contrast.ts";

interface Words {
  readonly text: string;
  /** As six hexadecimal digits after "#". */
  readonly colour: string;
  readonly isLarge: boolean;
  readonly lines: readonly { left: number; top: number; width: number; height: number }[];
}

/** Letters do not lie on the hundredth part of the ground that is worst: an edge of a picture between two words. */
const ignoredShare = 0.01;

/** The words of banners that are too faint on what is behind them, as "text: ratio". */
export async function faintWords(page: Page): Promise<string[]> {
  const words = await page.evaluate(wordsOfBanners);
  const hidden = await page.addStyleTag({
    content:
      '[data-part="words"] * { color: transparent !important; text-shadow: none !important; transition: none !important }',
  });
  const clip = around(words.flatMap(({ lines }) => lines));
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await hidden.evaluate((style) => (style as Element).remove());
  return words.flatMap(({ text, colour, isLarge, lines }) => {
    const shown = lines.map((line) => ({ ...line, left: line.left - clip.x, top: line.top - clip.y }));
    const ratios = shown.flatMap((line) => grounds(data, info.width, line).map((ground) => contrast(colour, ground)));
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * ignoredShare)] ?? 21;
    return worst < (isLarge ? LARGE_RATIO : TEXT_RATIO) ? [`${text}: ${worst.toFixed(2)}`] : [];
  });
}

/** The part of the page that the lines lie in, in whole pixels: all of a page would be five times as much. */
function around(lines: Words["lines"]): { x: number; y: number; width: number; height: number } {
  const x = Math.floor(Math.min(...lines.map(({ left }) => left)));
  const y = Math.floor(Math.min(...lines.map(({ top }) => top)));
  const right = Math.ceil(Math.max(...lines.map(({ left, width }) => left + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ top, height }) => top + height)));
  return { x, y, width: right - x, height: bottom - y };
}

function grounds(data: Buffer, widthPx: number, { left, top, width, height }: Words["lines"][number]): string[] {
  const found: string[] = [];
  for (let y = Math.ceil(top); y < top + height; y += 3)
    for (let x = Math.ceil(left); x < Math.min(left + width, widthPx); x += 3) {
      const at = (y * widthPx + x) * 3;
      found.push(`#${data.subarray(at, at + 3).toString("hex")}`);
    }
  return found;
}

const wordsOfBanners = (): Words[] =>
  [
    ...document.querySelectorAll<HTMLElement>('[data-part="words"] h1, [data-part="words"] h2, [data-part="words"] p'),
  ].map((element) => {
    const style = getComputedStyle(element);
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = [...range.getClientRects()].map(({ left, top, width, height }) => ({
      left: left + scrollX,
      top: top + scrollY,
      width,
      height,
    }));
    const [r, g, b] = style.color.match(/[\d.]+/g)!.map(Number) as [number, number, number];
    const size = Number.parseFloat(style.fontSize);
    return {
      text: element.innerText,
      colour: `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`,
      isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      lines,
    };
  });
