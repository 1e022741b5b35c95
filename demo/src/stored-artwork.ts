import { createHash } from "node:crypto";
import { artworkFolder, read } from "./files.ts";
import type { StoredArtwork } from "./scene-of.ts";

export interface BakedArtwork extends StoredArtwork {
  readonly bytes: Buffer;
}

const known = new Map<string, Promise<BakedArtwork>>();

/** A drawing at print resolution, with its identity and size. Read once, then cached. */
export function bakedArtwork(name: string): Promise<BakedArtwork> {
  const found = known.get(name);
  if (found) return found;
  const reading = readArtwork(name);
  known.set(name, reading);
  return reading;
}

async function readArtwork(name: string): Promise<BakedArtwork> {
  const bytes = await read(artworkFolder, `${name}.png`);
  // Width and height are at the same place in every PNG: the first chunk is always its header.
  const [widthPx, heightPx] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { bytes, sha256: createHash("sha256").update(bytes).digest("hex"), widthPx, heightPx };
}
