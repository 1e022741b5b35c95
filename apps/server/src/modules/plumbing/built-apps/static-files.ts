// Files that builds and packages bring: read once, packed once, sent from memory.
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { encodingFor, fileQuality, isHeld, type Packed, pack } from "../../../plugins/pack.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
/** Already packed as well as they can be. */
const packedTypes = new Set([".png", ".webp", ".woff2"]);

const cache = new LRUCache<string, Packed>({
  maxSize: 96 * 1024 * 1024,
  sizeCalculation: ({ sizeBytes }) => sizeBytes,
});

/** A file's bytes in every form; null where there is no such file. */
export async function staticFile(file: URL): Promise<Packed | null> {
  const path = fileURLToPath(file);
  const known = cache.get(path);
  if (known) return known;
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" || error.code === "EISDIR" || error.code === "ENOTDIR") return null;
    throw error;
  });
  if (!bytes) return null;
  const packed = await pack(bytes, fileQuality);
  cache.set(path, packed);
  return packed;
}

export const typeOf = (name: string): string => types[extname(name)] ?? "application/octet-stream";

/** How long browsers may cache a file: for ever when its name changes with its bytes. */
export type CachePolicy = "immutable" | "day" | "revalidate";
const cachePolicies: Record<CachePolicy, string> = {
  immutable: "public, max-age=31536000, immutable",
  day: "public, max-age=86400",
  revalidate: "no-cache",
};

export interface FileAnswer {
  name: string;
  packed: Packed;
  cachePolicy: CachePolicy;
  headers?: Record<string, string>;
}

/** Sends a file in the best form that the caller takes. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, packed, cachePolicy, headers = {} }: FileAnswer,
) {
  const encoding = packedTypes.has(extname(name)) ? "identity" : encodingFor(request.headers["accept-encoding"]);
  const etag = packed.etags[encoding];
  reply.headers({ ETag: etag, Vary: "Accept-Encoding", "Cache-Control": cachePolicies[cachePolicy], ...headers });
  if (isHeld(request.headers["if-none-match"], etag)) return reply.code(304).send();
  if (encoding !== "identity") reply.header("Content-Encoding", encoding);
  return reply.type(typeOf(name)).send(packed.bodies[encoding]);
}
