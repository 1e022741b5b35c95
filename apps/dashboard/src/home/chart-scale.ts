/** A round number at or above the largest value, that splits into three or four round steps. 0 gives 100. */
export function niceTop(largest: number): { top: number; step: number } {
  if (largest <= 0) return { top: 100, step: 50 };
  const rough = largest / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  return { top: Math.ceil(largest / step - 1e-9) * step, step };
}

export interface ChartPoint {
  x: number;
  y: number;
}

/** Values as points of a box, the first at its left and the last at its right edge; the value `top` is at the upper edge. */
export function pointsOf(values: readonly number[], top: number, width: number, height: number): ChartPoint[] {
  const gap = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: index * gap, y: height - (value / top) * height }));
}

/** Points as an SVG path. */
export const pathOf = (points: readonly ChartPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
