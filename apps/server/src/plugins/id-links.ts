// Links that carry the id of their row and the proof of it, so that no table stores what opens them. Every purpose and every
// shop has links of its own. Source: reliability S3, decision 3.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";

type Purpose = "invoice" | "order history" | "quote" | "quote art" | "gift card" | "gift card sale";

interface Of {
  purpose: Purpose;
  divisionId: DivisionId;
}

/** 32 letters: the id, and 128 bits that prove it for this purpose in this shop. */
export const linkOfId = (secret: string, { id, ...of }: Of & { id: number }): string =>
  Buffer.concat([idBytes(id), proofOf(secret, of, id)]).toString("base64url");

/** The id that a link proves; null for one that is made up, of another purpose or of another shop. */
export function idOfLink(secret: string, { link, ...of }: Of & { link: string }): number | null {
  if (!/^[\w-]{32}$/.test(link)) return null;
  const bytes = Buffer.from(link, "base64url");
  const id = Number(bytes.readBigUInt64BE(0));
  return Number.isSafeInteger(id) && timingSafeEqual(bytes.subarray(8), proofOf(secret, of, id)) ? id : null;
}

function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(id));
  return bytes;
}

const proofOf = (secret: string, { purpose, divisionId }: Of, id: number): Buffer =>
  createHmac("sha256", secret).update(`${purpose} ${divisionId} ${id}`).digest().subarray(0, 16);
