import { formatMoney } from "@selvedge/domain/money/money";

/** What something costs more or less: "+£2.00", "−£2.00". */
export const signedMoney = (minor: number, currency: string): string =>
  `${minor > 0 ? "+" : "−"}${formatMoney(Math.abs(minor), currency)}`;
