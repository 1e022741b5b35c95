export interface Tick {
  /** Millimetres from the print area's corner. */
  readonly mm: number;
  readonly kind: "long" | "middle" | "short";
}

/** Steps between numbers, and the ticks in each. */
const steps: readonly (readonly [numberMm: number, tickMm: number])[] = [
  [10, 1],
  [20, 2],
  [50, 10],
  [100, 10],
  [200, 20],
];

/** The marks of a ruler between two places, with numbers at least 44 screen pixels apart. */
export function ticksBetween(fromMm: number, toMm: number, pxPerMm: number): readonly Tick[] {
  const [numberMm, tickMm] = steps.find(([step]) => step * pxPerMm >= 44) ?? steps.at(-1)!;
  const ticks: Tick[] = [];
  for (let mm = Math.ceil(fromMm / tickMm) * tickMm; mm <= toMm; mm += tickMm)
    ticks.push({ mm, kind: mm % numberMm === 0 ? "long" : mm % (numberMm / 2) === 0 ? "middle" : "short" });
  return ticks;
}
