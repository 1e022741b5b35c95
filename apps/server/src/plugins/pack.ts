import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** A body in the forms that browsers take, each with its own strong validator. */
export interface Packed {
  bodies: Record<Encoding, Buffer>;
  etags: Record<Encoding, string>;
  sizeBytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality 5 costs little and comes close. */
export const documentQuality = 5;
/** Of files that never change. 9 takes twenty times as long, to clear its tables for each file, and saves one byte in 700. */
export const fileQuality = 8;

export async function pack(text: string | Buffer, quality = documentQuality): Promise<Packed> {
  const identity = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const [br, gz] = await Promise.all([brotli(identity, { params: paramsOf(identity, quality) }), zip(identity)]);
  return {
    bodies: { br, gzip: gz, identity },
    etags: etagsOf(identity),
    sizeBytes: identity.length + br.length + gz.length,
  };
}

const paramsOf = (body: Buffer, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

function etagsOf(body: Buffer): Record<Encoding, string> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` };
}

/** A body stored in one form, which almost every browser takes; the others are made from it for those who ask. */
export interface StoredBody {
  br: Buffer;
  etags: Record<Encoding, string>;
}

/** The form of a body to store, in as many bytes as it has. */
export async function packToStore(text: string | Buffer): Promise<StoredBody> {
  const identity = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const packed = await brotli(identity, { params: paramsOf(identity, documentQuality) });
  return { br: ofItsSize(packed), etags: etagsOf(identity) };
}

/** The same bytes alone: what a compressor gives is a part of a larger buffer, all of which would stay in memory with it. */
export function ofItsSize(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

const unbrotli = promisify(brotliDecompress);
/** Forms that few ask for, by their validator, which names their bytes. */
const others = new LRUCache<string, Buffer>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

/** A stored body in a form: at once in the one that it is stored in. */
export function bodyIn({ br, etags }: StoredBody, encoding: Encoding): Buffer | Promise<Buffer> {
  return encoding === "br" ? br : (others.get(etags[encoding]) ?? made(br, encoding, etags[encoding]));
}

async function made(br: Buffer, encoding: "gzip" | "identity", etag: string): Promise<Buffer> {
  const identity = await unbrotli(br);
  const body = encoding === "gzip" ? await zip(identity) : identity;
  others.set(etag, body);
  return body;
}

/** Best forms by header, since browsers send the same few; what is made up fills no memory. */
const known = new Map<string, Encoding>();
const knownLimit = 100;

/** The best form that an Accept-Encoding header allows. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  const text = String(accept ?? "");
  const found = known.get(text);
  if (found) return found;
  const best = bestOf(text);
  if (known.size < knownLimit) known.set(text, best);
  return best;
}

function bestOf(text: string): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text) ? "gzip" : "identity";
}

/** Whether the caller already has this form: then the answer is 304. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((each) => each.trim().replace(/^W\//, "") === etag));
