/** A value of a chart. */
export interface GraphValue {
  readonly label: string;
  readonly value: number;
}

export interface GraphLayout {
  /** Lines across, lowest first, each with its place from the top. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly bars: readonly (GraphValue & {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly isStressed: boolean;
  })[];
  /** The points of a line, as `points` of a polyline. */
  readonly points: string;
}

/** The field of a chart in its own units. The space left of it is for the numbers, the one below for the names. */
export const FIELD = { left: 44, right: 552, top: 28, bottom: 252, width: 560, height: 288 } as const;

/** Where everything in a chart stands. Zero is always on it; three or four lines across at round numbers. */
export function graphLayout(values: readonly GraphValue[], highlight: "none" | "last" | "largest"): GraphLayout {
  const numbers = values.map(({ value }) => value);
  const step = roundStep((Math.max(0, ...numbers) - Math.min(0, ...numbers)) / 3);
  const low = Math.floor(Math.min(0, ...numbers) / step) * step;
  const high = Math.max(low + step, Math.ceil(Math.max(0, ...numbers) / step) * step);
  const yOf = (value: number) => round(FIELD.bottom - ((value - low) / (high - low)) * (FIELD.bottom - FIELD.top));
  const stressed = { none: -1, last: values.length - 1, largest: numbers.indexOf(Math.max(...numbers)) }[highlight];
  const slot = (FIELD.right - FIELD.left) / Math.max(1, values.length);
  const bars = values.map((each, index) => ({
    ...each,
    x: round(FIELD.left + slot * (index + 0.15)),
    width: round(slot * 0.7),
    y: Math.min(yOf(each.value), yOf(0)),
    height: round(Math.abs(yOf(each.value) - yOf(0))),
    isStressed: index === stressed,
  }));
  const count = Math.round((high - low) / step);
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => low + index * step).map((value) => ({
      value,
      y: yOf(value),
    })),
    bars,
    points: values.map(({ value }, index) => `${round(FIELD.left + slot * (index + 0.5))},${yOf(value)}`).join(" "),
  };
}

/** The next 1, 2, 4 or 5 times a power of ten that is not below. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 4, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

const round = (length: number): number => Math.round(length * 10) / 10;

const short = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });
const full = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 });

/** A number beside a line across: 12K. */
export const shortNumber = (value: number): string => short.format(value).replace("K", "k");
/** A number as it is read: 11,240. */
export const fullNumber = (value: number): string => full.format(value);
