/**
 * The address of a picture at a width in pixels: the exact one if it is there, otherwise that of the nearest width; of two
 * equally near the larger. undefined where there is none. Source: platform-core §3, storefront §3.11.
 */
export function nearestSize(sizes: Readonly<Record<string, string>>, widthPx: number): string | undefined {
  const far = (width: string) => Math.abs(+width - widthPx);
  let nearest = "";
  // Whole-number keys come in rising order, so the later of two equally near is the larger.
  for (const width in sizes) if (!nearest || far(width) <= far(nearest)) nearest = width;
  return sizes[nearest];
}
