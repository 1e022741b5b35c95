/** Every state of a label, in the order of the floor; the last two are its side exits. */
export const labelStates = [
  "created",
  "released",
  "picked",
  "pretreated",
  "printing",
  "printed",
  "qc_passed",
  "pigeonholed",
  "to_pack",
  "packed",
  "dispatched",
  "cancelled",
  "replaced",
] as const;

export type LabelState = (typeof labelStates)[number];

/** Still to ship, or shipped: neither cancelled nor replaced. */
export const isActive = ({ state }: { state: LabelState }): boolean => state !== "cancelled" && state !== "replaced";
