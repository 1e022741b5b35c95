// What each theme looked like when somebody last looked at it: a small picture a theme, in the folder pinned/.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import type { Rendered } from "./render-theme.ts";

const heightPx = 480;
const wideWidthPx = 308;
const narrowWidthPx = 94;
const widthPx = wideWidthPx + narrowWidthPx;
/** Letters are smoothed a little differently by each version of a browser; their mean over a cell is the same. */
const cellPx = 6;
/** Steps of 255 that a cell's red, green or blue may be off: what the small pictures lose when they are stored. */
const tolerance = 14;

/** Red, green and blue. */
type Cell = [number, number, number];

const fileOf = (name: string): URL => new URL(`./pinned/${name}.webp`, import.meta.url);

/** Names of themes that this run pins again, as `PIN=nordic,sol`, or `PIN=all`. */
const pinnedAnew = (process.env.PIN ?? "").split(",").filter(Boolean);

/** Writes the picture of a theme that this run pins again. */
export async function pin(name: string, rendered: Rendered): Promise<void> {
  if (pinnedAnew.includes(name) || pinnedAnew.includes("all")) writeFileSync(fileOf(name), await smallOf(rendered));
}

/** The share of a theme's page, 0 to 1, that looks different from its pinned picture; all of it where there is none. */
export async function changedShare(name: string, rendered: Rendered): Promise<number> {
  if (!existsSync(fileOf(name))) return 1;
  const [pinned, now] = await Promise.all([
    cellsOf(readFileSync(fileOf(name))),
    smallOf(rendered).then((small) => cellsOf(small)),
  ]);
  const isOff = (cell: Cell, at: number) =>
    cell.some((value, part) => Math.abs(value - pinned[at]![part]!) > tolerance);
  return now.filter(isOff).length / now.length;
}

/** The page in both widths beside each other, the way it is stored. */
async function smallOf({ wide, narrow }: Rendered): Promise<Buffer> {
  const [left, right] = await Promise.all([
    sharp(wide).resize(wideWidthPx, heightPx, { fit: "fill" }).png().toBuffer(),
    sharp(narrow).resize(narrowWidthPx, heightPx, { fit: "fill" }).png().toBuffer(),
  ]);
  const both = [
    { input: left, left: 0, top: 0 },
    { input: right, left: wideWidthPx, top: 0 },
  ];
  const sheet = sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: "#fff" } });
  return sheet.composite(both).webp({ quality: 80, smartSubsample: true, effort: 6 }).toBuffer();
}

/** The mean red, green and blue of each cell, row by row. */
async function cellsOf(picture: Buffer): Promise<Cell[]> {
  const [columns, rows] = [Math.floor(widthPx / cellPx), heightPx / cellPx];
  const pixels = await sharp(picture)
    .removeAlpha()
    .resize(columns, rows, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  return Array.from({ length: columns * rows }, (_, at) => [...pixels.subarray(at * 3, at * 3 + 3)] as Cell);
}
