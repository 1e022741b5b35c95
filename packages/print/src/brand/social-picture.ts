// The picture that a shop's pages are shared with: its name, its address and what it sells.
import { escapeHtml } from "@selvedge/domain/text";
import sharp from "sharp";
import { artworkLimits } from "../ingest/limits.ts";
import { renderSvg } from "../ingest/render-svg.ts";
import { rasterise, rawOptions } from "../pictures/raster.ts";
import { renderRendition } from "../pictures/rendition.ts";
import { type FaceFile, letteringOf } from "./lettering.ts";

export interface SocialRequest {
  readonly name: string;
  /** Below the name: where the shop is. */
  readonly address: string;
  /** SVG text of the shop's mark; empty for none. */
  readonly mark: string;
  /** Product pictures on a clear ground, at most three are shown; none leaves the whole width to the name. */
  readonly pictures: readonly Buffer[];
  readonly headingFace: FaceFile;
  readonly textFace: FaceFile;
  readonly isUppercase: boolean;
  /** #rrggbb each. */
  readonly colours: { readonly ground: string; readonly ink: string; readonly panel: string; readonly accent: string };
}

const [widthPx, heightPx] = [1200, 630];
/** Where the panel with the products begins, and the space around the words. */
const panelLeftPx = 560;
const airPx = 72;

/** 1200 × 630 as a JPEG. A product picture that cannot be read is left out. */
export async function socialPicture(request: SocialRequest): Promise<Buffer> {
  const shown = await productLayers(request.pictures.slice(0, 3));
  const wordsWidthPx = (shown.length > 0 ? panelLeftPx : widthPx) - 2 * airPx;
  const words = await wordsOf(request, wordsWidthPx);
  const { ground, panel, accent } = request.colours;
  const right = shown.length > 0 ? rect([panelLeftPx, 0, widthPx - panelLeftPx, heightPx], panel) : "";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${rect([0, 0, widthPx, heightPx], ground)}${right}${rect([0, heightPx - 14, widthPx, 14], accent)}${words.svg}</svg>`;
  const raster = await rasterise(svg, widthPx, heightPx);
  const mark = await markLayer(request.mark, words.topPx);
  return sharp(raster.pixels, rawOptions(raster))
    .composite([...shown, ...mark])
    .flatten({ background: ground })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

const rect = ([x, y, width, height]: readonly number[], fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${escapeHtml(fill)}"/>`;

/** Where each of so many products is, from behind to the front: left, top and side in pixels. */
const places: Readonly<Record<number, readonly (readonly [left: number, top: number, side: number])[]>> = {
  1: [[600, 30, 560]],
  2: [
    [790, 40, 400],
    [566, 160, 430],
  ],
  3: [
    [580, 24, 330],
    [862, 24, 330],
    [672, 200, 410],
  ],
};

async function productLayers(pictures: readonly Buffer[]) {
  const readable: Buffer[] = [];
  for (const picture of pictures) {
    const made = await renderRendition(picture, { format: "png", widthPx: 640, heightPx: 640, padding: {} });
    if (made.ok) readable.push(made.bytes);
  }
  const layers = readable.map(async (input, index) => {
    // The first picture is the best seller's, which stands in front.
    const [left, top, side] = places[readable.length]!.at(-1 - index)!;
    return { input: await sharp(input).resize(side, side).toBuffer(), left, top };
  });
  return (await Promise.all(layers)).reverse();
}

const markPx = 84;

async function markLayer(svg: string, wordsTopPx: number) {
  if (!svg) return [];
  const drawn = await renderSvg(Buffer.from(svg), { ...artworkLimits, svgLongSidePx: markPx * 2 });
  if (!drawn.ok) return [];
  const input = await sharp(drawn.png).resize({ height: markPx, width: 260, fit: "inside" }).png().toBuffer();
  return [{ input, left: airPx, top: Math.max(24, Math.round(wordsTopPx - markPx - 28)) }];
}

/** The name in one to three lines, as large as they fit, and the address below. */
async function wordsOf(
  { name, address, mark, headingFace, textFace, isUppercase, colours }: SocialRequest,
  width: number,
) {
  const written = isUppercase ? name.toUpperCase() : name;
  const { lines, size } = await bestLines(written, headingFace, width);
  const small = await letteringOf(address, textFace);
  const smallSize = Math.min(30, width / (small.width || 1));
  const lineHeight = size * 1.08;
  const height = lines.length * lineHeight + 34 + smallSize;
  const top = (heightPx - height) / 2 + (mark ? (markPx + 28) / 2 : 0);
  const placed = lines.map((line, index) => outline(line, size, top + size * 0.82 + index * lineHeight, colours.ink));
  const below = outline(small.path, smallSize, top + lines.length * lineHeight + 34 + smallSize * 0.6, colours.ink);
  return { svg: placed.join("") + below, topPx: top };
}

const outline = (path: string, size: number, baseline: number, fill: string) =>
  `<path d="${path}" transform="translate(${airPx} ${baseline.toFixed(1)}) scale(${size.toFixed(2)})" fill="${escapeHtml(fill)}"/>`;

const mostSizePx = 104;

/** The lines of the name that let it be largest. */
async function bestLines(name: string, face: FaceFile, width: number) {
  const words = name.slice(0, 60).split(/\s+/).filter(Boolean);
  const tries = [1, 2, 3].filter((count) => count === 1 || count <= words.length).map((count) => split(words, count));
  const set = await Promise.all(
    tries.map(async (lines) => {
      const letters = await Promise.all(lines.map((line) => letteringOf(line, face)));
      const widest = Math.max(...letters.map((line) => line.width), 0.1);
      return { lines: letters.map(({ path }) => path), size: Math.min(mostSizePx, width / widest) };
    }),
  );
  return set.reduce((best, each) => (each.size > best.size + 4 ? each : best));
}

/** Words in so many lines of nearly the same length. */
function split(words: readonly string[], count: number): string[] {
  const lines: string[] = [];
  const length = words.join(" ").length / count;
  for (const word of words) {
    const last = lines.at(-1);
    const isRoom = last !== undefined && (lines.length === count || last.length + word.length / 2 < length);
    if (isRoom) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
