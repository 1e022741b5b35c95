// Stored pictures inside saved documents (pages, menus) are named without a host, so that a document outlives a change of
// host or port: "/files/105/<sha256>.webp". Whoever sends the document out puts the files host in front.

const endings: Record<string, string> = { "image/webp": "webp", "image/png": "png", "image/jpeg": "jpg" };
const pattern = /^\/files\/(\d{1,9})\/([0-9a-f]{64}\.(?:webp|png|jpg))$/;

/** How a saved document names a stored picture. */
export const storedFilePath = (divisionId: number, sha256: string, mime = "image/webp"): string =>
  `/files/${divisionId}/${sha256}.${endings[mime] ?? "bin"}`;

/** The address of such a name on the files host; null for any other text. */
export function storedFileAddress(text: string, filesOrigin: string): string | null {
  const [, division, file] = pattern.exec(text) ?? [];
  return division === undefined ? null : `${filesOrigin}/${division}/${file}`;
}

/** The same document with every stored picture's name turned into its address. Everything else is the same value. */
export function withFileAddresses<T>(document: T, filesOrigin: string): T {
  return replaced(document, filesOrigin) as T;
}

function replaced(value: unknown, filesOrigin: string): unknown {
  if (typeof value === "string") return storedFileAddress(value, filesOrigin) ?? value;
  if (Array.isArray(value)) return value.map((entry) => replaced(entry, filesOrigin));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replaced(entry, filesOrigin)]));
}
