// Files on disk beside this code: drawings at print resolution, their previews, mockups and the pictures of the
// pages. `node demo/bake.ts` makes them from the drawings.
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";

export const artworkFolder = new URL("../artwork/", import.meta.url);
export const mockupFolder = new URL("../pictures/mockups/", import.meta.url);
export const pageFolder = new URL("../pictures/pages/", import.meta.url);

/** Bytes of a file that belongs to the demo world. */
export const read = (folder: URL, name: string): Promise<Buffer> => readFile(new URL(name, folder));

/** Names of a folder's files; none where it does not exist. */
export const namesIn = (folder: URL): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A mockup's file. It carries the name of what it was rendered from, so a picture that has gone stale is not found. */
export const mockupFile = (
  shopLabel: string | null,
  { urlName, colour, side }: { urlName: string; colour: string; side: string },
  renderKey: string,
  widthPx: number,
): string =>
  `${shopLabel ?? "main"}-${urlName}-${colour.toLowerCase().replaceAll(" ", "-")}-${side}.${renderKey.slice(0, 12)}-${widthPx}.webp`;
