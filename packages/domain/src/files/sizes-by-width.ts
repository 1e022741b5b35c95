/**
 * Something for each width of a picture, in pixels. The widest is set first: V8 keeps an object whose first number is
 * large as a small table, where one that begins with 480 allocates a slot for every pixel up to 1200, some 12 kB a picture.
 */
export function sizesByWidth<T>(
  byWidth: Readonly<Record<string, T>>,
  read = (value: T): T => value,
): Record<string, T> {
  const sizes: Record<string, T> = {};
  for (const width of Object.keys(byWidth).reverse()) sizes[width] = read(byWidth[width] as T);
  return sizes;
}
