import { isObject, type Json, type JsonObject } from "./json.ts";

/** The page grid: twelve columns, six below the md breakpoint (storefront §9). */
export const COLUMNS = 12;
export const COLUMNS_SMALL = 6;
export const MIN_SIZE = 3;

/** A size the grid can hold: whole, 3 to 12. Anything that is not a number takes the whole width. */
export function clampSize(size: Json | undefined): number {
  if (typeof size !== "number" || !Number.isFinite(size)) return COLUMNS;
  return Math.min(COLUMNS, Math.max(MIN_SIZE, Math.round(size)));
}

export function isSize(size: number): boolean {
  return Number.isInteger(size) && size >= MIN_SIZE && size <= COLUMNS;
}

/** Columns a block takes on a wide screen: all twelve when it is full width, its size otherwise. */
export function spanOf(block: { size: number; props: JsonObject }): number {
  return isObject(block.props) && block.props.fullWidth === true ? COLUMNS : clampSize(block.size);
}

/** Columns on the six-column small screen: `min(size, 6)`. */
export function smallSpanOf(span: number): number {
  return Math.min(span, COLUMNS_SMALL);
}
