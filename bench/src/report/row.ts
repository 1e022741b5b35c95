/** One line of the table. */
export interface Row {
  name: string;
  ratio: number;
  target: { sign: "≥" | "≤"; value: number };
  detail: string;
}

/** Whether a row reaches what it should. */
export const isReached = ({ ratio, target }: Row): boolean =>
  target.sign === "≥" ? ratio >= target.value : ratio <= target.value;
