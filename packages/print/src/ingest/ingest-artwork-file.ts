import { readFile, writeFile } from "node:fs/promises";
import { type IngestedArtwork, ingestArtwork } from "./ingest-artwork.ts";
import type { Refusal } from "./refusal.ts";

/** An artwork whose normalised picture is in a file. */
export type IngestedFile = Omit<Extract<IngestedArtwork, { ok: true }>, "normalised">;

/**
 * `ingestArtwork` from one file into another: a caller in another process sends paths instead of bytes.
 * Nothing is written for a picture that is refused. Throws what the system says when a file cannot be read or written.
 */
export async function ingestArtworkFile(
  uploadedPath: string,
  normalisedPath: string,
  declaredName: string,
): Promise<IngestedFile | Refusal> {
  const taken = await ingestArtwork(await readFile(uploadedPath), declaredName);
  if (!taken.ok) return taken;
  const { normalised, ...rest } = taken;
  await writeFile(normalisedPath, normalised);
  return rest;
}
