/** One line of the table. */
export interface Row {
  name: string;
  /** Ours through the reference; where there is none, the measure itself in `unit`. */
  ratio: number;
  unit?: "s" | "MB";
  target: { sign: "≥" | "≤"; value: number };
  detail: string;
}

/** Whether a row reaches what it should. */
export const isReached = ({ ratio, target }: Row): boolean =>
  target.sign === "≥" ? ratio >= target.value : ratio <= target.value;

/** "0.87" or "4.2 s". */
export const shown = ({ ratio, unit }: Row): string =>
  unit ? `${ratio.toFixed(unit === "s" ? 1 : 0)} ${unit}` : ratio.toFixed(2);

/** "≥ 0.6" or "≤ 20 s". */
export const wanted = ({ target, unit }: Row): string => `${target.sign} ${target.value}${unit ? ` ${unit}` : ""}`;
