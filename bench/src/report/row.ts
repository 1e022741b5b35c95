/** One line of the table. */
export interface Row {
  name: string;
  /** Ours through the reference; where there is none, the measure itself in `unit`. */
  ratio: number;
  unit?: "s" | "ms" | "MB" | "kB" | "%";
  target: { sign: "≥" | "≤"; value: number };
  detail: string;
}

/** Whether a row reaches what it should. */
export const isReached = ({ ratio, target }: Row): boolean =>
  target.sign === "≥" ? ratio >= target.value : ratio <= target.value;

const decimals = { s: 1, ms: 1, MB: 0, kB: 0, "%": 2 } as const;

/** "0.87" or "4.2 s". */
export const shown = ({ ratio, unit }: Row): string =>
  unit ? `${ratio.toFixed(decimals[unit])} ${unit}` : ratio.toFixed(2);

/** "≥ 0.6" or "≤ 20 s". */
export const wanted = ({ target, unit }: Row): string => `${target.sign} ${target.value}${unit ? ` ${unit}` : ""}`;
