// The secret parts of links and codes. They are made from the row's id and the platform's secret, so that a job that runs
// again writes the same mail, while the table stores only digests that open nothing.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** 22 characters, 128 bits. */
export const tokenOf = (secret: string, purpose: string, id: number): string =>
  keyed(secret, `one-time token ${purpose} ${id}`).subarray(0, 16).toString("base64url");

/** Six digits, every one of a million equally likely but for one part in 10^13. */
export const digitsOf = (secret: string, purpose: string, id: number): string =>
  (keyed(secret, `one-time digits ${purpose} ${id}`).readBigUInt64BE() % 1_000_000n).toString().padStart(6, "0");

export const tokenShape = /^[\w-]{22}$/;

/** The stored digest of a link's token. 128 random bits need no slow hash. */
export const digestOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The stored digest of six digits, which need the platform's secret to be guessed from a copy of the table. */
export const digestOfDigits = (secret: string, id: number, digits: string): Buffer =>
  keyed(secret, `one-time digest ${id} ${digits}`);

export const isSameDigest = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const keyed = (secret: string, text: string): Buffer => createHmac("sha256", secret).update(text).digest();
