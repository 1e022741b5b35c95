import type { SvgNode } from "./reduce-svg.ts";

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/** The ground a drawing covers in its own units: its view box, or its width and height; null when it has neither. */
export function viewBoxOf({ attributes }: SvgNode): ViewBox | null {
  const box = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box.every(Number.isFinite)) return sound([box[0]!, box[1]!, box[2]!, box[3]!]);
  const [width, height] = [lengthOf(attributes.width), lengthOf(attributes.height)];
  return width !== null && height !== null ? sound([0, 0, width, height]) : null;
}

/** Width and height in pixels with the given long side, in the drawing's shape. */
export function pixelSize([, , width, height]: ViewBox, longSidePx: number): readonly [number, number] {
  const scale = longSidePx / Math.max(width, height);
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
}

const unitPx: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

function lengthOf(text: string | undefined): number | null {
  const [, number, unit] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? "") ?? [];
  const scale = unitPx[unit ?? "?"];
  return number !== undefined && scale !== undefined ? Number(number) * scale : null;
}

function sound(box: ViewBox): ViewBox | null {
  const [, , width, height] = box;
  return width > 0 && height > 0 && Math.max(width, height) < 1e7 && Math.max(width / height, height / width) < 200
    ? box
    : null;
}
