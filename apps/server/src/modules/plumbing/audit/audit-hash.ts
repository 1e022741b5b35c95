import { createHmac, hkdfSync } from "node:crypto";

/** What the first link is made of in the place of one before it. */
export const beginning = Buffer.alloc(32);

/** The key of the chain, made from the platform's secret, which the database does not hold. */
export const chainKey = (secret: string): Buffer => Buffer.from(hkdfSync("sha256", secret, "", "audit chain", 32));

/** The hash of an entry and of everything before it. `content` is the entry's own text. */
export const linkHash = (key: Buffer, before: Buffer, content: string): Buffer =>
  createHmac("sha256", key).update(before).update(content).digest();
