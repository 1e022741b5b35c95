import { renditionSet, storedImage } from "@selvedge/browser/images/rendition-set";

type Sizes = Readonly<Record<string, string>>;

/** The `srcset` of a picture by its widths. */
export const sourceSet = (sizes: Sizes): string =>
  Object.entries(sizes)
    .map(([width, address]) => `${address} ${width}w`)
    .join(", ");

/** The same picture as AVIF, for browsers that know it; `shown` is its displayed width, as a `sizes` attribute. */
export function AvifSource({ sizes, shown }: { sizes: Sizes; shown: string }) {
  const [width = 0, address = ""] = Object.entries(sizes).at(-1) ?? [];
  const stored = storedImage(address);
  return stored ? <source type="image/avif" srcSet={renditionSet(stored, "avif", +width)} sizes={shown} /> : null;
}
