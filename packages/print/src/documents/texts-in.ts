/** Every text in a document's data, for the fonts that it needs. */
export function textsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null || Buffer.isBuffer(data)) return [];
  return Object.values(data).flatMap(textsIn);
}
