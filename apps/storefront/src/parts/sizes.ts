/** The `srcset` of a picture by its widths. */
export const sourceSet = (sizes: Readonly<Record<string, string>>): string =>
  Object.entries(sizes)
    .map(([width, address]) => `${address} ${width}w`)
    .join(", ");
