import type { Compared, Reading } from "../measure/rounds.ts";

/** Both sides in one line. */
export const detailOf = ({ ours, reference, spread, statements }: Compared & { statements: number }): string =>
  `over HTTP ${sideOf(ours)}; bare pg ${sideOf(reference)}; ${statements} statements; rounds ${spread}`;

const sideOf = ({ perSecond, nodeUs, postgresUs }: Reading): string =>
  `${perSecond.toFixed(0)}/s (Node ${nodeUs.toFixed(0)} + PostgreSQL ${postgresUs.toFixed(0)} µs)`;
