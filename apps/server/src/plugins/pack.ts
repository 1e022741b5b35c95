import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** A body in the forms that browsers take, each with its own strong validator. */
export interface Packed {
  bodies: Record<Encoding, Buffer>;
  etags: Record<Encoding, string>;
  sizeBytes: number;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Quality 5 costs little and comes close; files that never change take 9. */
export const documentQuality = 5;

export async function pack(text: string | Buffer, quality = documentQuality): Promise<Packed> {
  const identity = Buffer.isBuffer(text) ? text : Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), zip(identity)]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return {
    bodies: { br, gzip: gz, identity },
    etags: { br: `"${hash}-br"`, gzip: `"${hash}-gz"`, identity: `"${hash}"` },
    sizeBytes: identity.length + br.length + gz.length,
  };
}

/** The best form that an Accept-Encoding header allows. */
export function encodingFor(accept: string | string[] | undefined): Encoding {
  const text = String(accept ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(text) ? "gzip" : "identity";
}

/** Whether the caller already has this form: then the answer is 304. */
export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((each) => each.trim().replace(/^W\//, "") === etag));
