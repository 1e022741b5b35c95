import { type Breakpoint, breakpoints } from "@selvedge/browser/interface/breakpoints";
import { isObject, type Json } from "../json.ts";
import type { FieldOf, Responsive } from "./field.ts";

export const BREAKPOINTS = Object.keys(breakpoints) as readonly Breakpoint[];

/** The values that a property has of its own, by width; one value alone is that of every width. */
export function ownByWidth(value: Json | undefined): Partial<Record<Breakpoint, Json>> {
  if (value === undefined || value === null || value === "") return {};
  if (!isObject(value)) return { [BREAKPOINTS[0]!]: value };
  const named = BREAKPOINTS.flatMap((width) => (value[width] === undefined ? [] : [[width, value[width]]]));
  return Object.fromEntries(named);
}

/**
 * The value at every width: the property's own over the field's defaults, and where neither names a width, that of the next
 * narrower. One value alone sets the defaults aside.
 */
export function readResponsive<T>(
  field: FieldOf<"responsive">,
  value: Json | undefined,
  read: (value: Json | undefined) => T,
): Responsive<T> {
  const own = ownByWidth(value);
  const named: Partial<Record<Breakpoint, Json>> =
    isObject(value) || Object.keys(own).length === 0 ? { ...field.default, ...own } : own;
  let at = read(undefined);
  const found = BREAKPOINTS.map((width) => {
    if (named[width] !== undefined) at = read(named[width]);
    return [width, at];
  });
  return Object.fromEntries(found);
}
