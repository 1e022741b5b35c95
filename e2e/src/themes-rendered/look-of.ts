// What the eye keeps of a picture: the mean colour of each of its cells, and where it gets lighter from left to right.
import sharp from "sharp";
import { toOklch } from "../../../packages/themes/src/colour/oklch.ts";

const columns = 24;
const rows = 30;

/** A perceptual hash: OKLab values of the cells, row by row, and one bit for each step between neighbours in a row. */
export interface Look {
  readonly cells: readonly (readonly [number, number, number])[];
  readonly steps: readonly boolean[];
}

/** The look of a picture in a format that sharp reads. */
export async function lookOf(picture: Buffer): Promise<Look> {
  const pixels = await sharp(picture).removeAlpha().resize(columns, rows, { fit: "fill" }).raw().toBuffer();
  const cells = Array.from({ length: columns * rows }, (_, at) => oklab(pixels.subarray(at * 3, at * 3 + 3)));
  const steps = cells.flatMap(([l], at) => (at % columns === columns - 1 ? [] : [cells[at + 1]![0] - l > 0.01]));
  return { cells, steps };
}

/** How far two looks are apart: the mean OKLab distance of their cells, and the share of steps that differ (0 to 1). */
export function apart(one: Look, two: Look): { colour: number; shape: number } {
  const far = one.cells.map((cell, at) => Math.hypot(...cell.map((value, axis) => value - two.cells[at]![axis]!)));
  const other = one.steps.filter((step, at) => step !== two.steps[at]);
  return { colour: far.reduce((sum, each) => sum + each, 0) / far.length, shape: other.length / one.steps.length };
}

function oklab(pixel: Buffer): [number, number, number] {
  const { l, c, h } = toOklch(`#${pixel.toString("hex")}`);
  return [l, c * Math.cos(h), c * Math.sin(h)];
}
