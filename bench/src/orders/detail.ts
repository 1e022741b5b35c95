import type { Compared, Reading } from "../measure/rounds.ts";

/** Both sides in one line. */
export const detailOf = ({ ours, reference, workSpread }: Compared): string =>
  `CPU over HTTP ${sideOf(ours)}; by hand ${sideOf(reference)}; rounds ${workSpread}`;

const sideOf = ({ perSecond, nodeUs, postgresUs }: Reading): string =>
  `Node ${nodeUs.toFixed(0)} + PostgreSQL ${postgresUs.toFixed(0)} µs (${perSecond.toFixed(0)}/s)`;
