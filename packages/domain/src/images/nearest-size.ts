/**
 * The address of a picture at a width in pixels: the exact one if it is there, otherwise that of the nearest width; of two
 * equally near the larger. undefined where there is none. Source: platform-core §3, storefront §3.11.
 */
export function nearestSize(sizes: Readonly<Record<string, string>>, widthPx: number): string | undefined {
  const far = (width: string) => Math.abs(Number(width) - widthPx);
  // A record's whole-number keys come in rising order, so the later of two equally near is the larger.
  const [nearest] = Object.keys(sizes).reduceRight<string[]>(
    ([best], width) => [best !== undefined && far(best) <= far(width) ? best : width],
    [],
  );
  return nearest === undefined ? undefined : sizes[nearest];
}
