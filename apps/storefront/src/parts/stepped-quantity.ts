import { quantityLimit } from "@selvedge/domain/limits";

/** The quantity that minus or plus makes of an entered one, from 1 to the limit; what is no number counts as none. */
export const steppedQuantity = (entered: number, by: number): number =>
  Math.min(quantityLimit, Math.max(1, Math.round((entered || 0) + by)));
