// Stored pictures inside saved documents (pages, menus) are named without a host, so that a document outlives a change of
// host or port: "/files/105/<sha256>.webp", or "/files/105/<sha256>.webp?w=640" for a width that is made when it is asked for.
// The code that sends the document puts the files host in front.

import type { DivisionId } from "../ids.ts";
import { sizesByWidth } from "./sizes-by-width.ts";

const endings: Record<string, string> = { "image/webp": "webp", "image/png": "png", "image/jpeg": "jpg" };
const pattern = /^\/files\/(\d{1,9})\/([0-9a-f]{64}\.(?:avif|webp|png|jpg)(?:\?[a-z0-9=&.-]{1,200})?)$/;

/** How a saved document names a stored picture. */
export const storedFilePath = (divisionId: DivisionId, sha256: string, mime = "image/webp"): string =>
  `/files/${divisionId}/${sha256}.${endings[mime] ?? "bin"}`;

/**
 * The address of such a name on the files host; null for any other text. Joined, because V8 keeps a template's pieces beside
 * one another until they are read, and with them the whole text that each was cut from: twice the memory of an address.
 */
export function storedFileAddress(text: string, filesOrigin: string): string | null {
  const [, division, file] = pattern.exec(text) ?? [];
  return division === undefined ? null : [filesOrigin, division, file].join("/");
}

/** Whether a text is such a name, of a file of this shop. */
export const isOwnFile = (name: string, divisionId: DivisionId): boolean =>
  pattern.exec(name)?.[1] === String(divisionId);

/** The stored name behind such an address; any other text as it is. */
export function storedFileName(address: string, filesOrigin: string): string {
  const name = address.startsWith(`${filesOrigin}/`) ? `/files${address.slice(filesOrigin.length)}` : address;
  return pattern.test(name) ? name : address;
}

/** A document for storing: the addresses of stored pictures turned back into their names. */
export function withFileNames<T>(document: T, filesOrigin: string): T {
  if (typeof document === "string") return storedFileName(document, filesOrigin) as T;
  if (typeof document !== "object" || document === null) return document;
  if (Array.isArray(document)) return document.map((entry) => withFileNames(entry, filesOrigin)) as T;
  return Object.fromEntries(
    Object.entries(document).map(([key, entry]) => [key, withFileNames(entry, filesOrigin)]),
  ) as T;
}

/**
 * The same document with every stored picture's name turned into its address. What holds none is the same value, not a
 * copy: most of a page holds no picture, and pages are cached in memory.
 */
export function withFileAddresses<T>(document: T, filesOrigin: string): T {
  return replaced(document, filesOrigin) as T;
}

function replaced(value: unknown, filesOrigin: string): unknown {
  if (typeof value === "string") return storedFileAddress(value, filesOrigin) ?? value;
  if (typeof value !== "object" || value === null) return value;
  const entries = value as Record<string, unknown>;
  let copy: Record<string, unknown> | undefined;
  for (const key of Object.keys(entries)) {
    const entry = replaced(entries[key], filesOrigin);
    // Setting this one would change what the copy inherits.
    if (entry === entries[key] || key === "__proto__") continue;
    copy ??= copyOf(entries);
    copy[key] = entry;
  }
  return copy ?? value;
}

/** The sizes of a picture are a table from width to name, and so is their copy. */
const copyOf = (entries: Record<string, unknown>): Record<string, unknown> => {
  if (Array.isArray(entries)) return [...entries] as unknown as Record<string, unknown>;
  const [first = ""] = Object.keys(entries);
  return /^[1-9]/.test(first) ? sizesByWidth(entries) : { ...entries };
};
