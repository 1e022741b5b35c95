/** The address nearest to a width in pixels; undefined where there is none. */
export function widestOf(sizes: Readonly<Record<string, string>>, widthPx: number): string | undefined {
  const nearest = Object.keys(sizes)
    .map(Number)
    .sort((a, b) => Math.abs(a - widthPx) - Math.abs(b - widthPx))[0];
  return nearest === undefined ? undefined : sizes[String(nearest)];
}

/** The `srcset` of a picture by its widths. */
export const sourceSet = (sizes: Readonly<Record<string, string>>): string =>
  Object.entries(sizes)
    .map(([width, address]) => `${address} ${width}w`)
    .join(", ");
