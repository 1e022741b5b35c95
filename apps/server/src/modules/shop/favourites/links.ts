// The link of a mailed list. Its secret is derived from the list and the platform's own, so that the mail can be written by a
// job, while the table stores a digest, which opens nothing.
import { createHash, createHmac } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";

/** 22 characters, 128 bits: the value `br` of a list's link. */
export const listToken = (secret: string, divisionId: DivisionId, listId: string): string =>
  createHmac("sha256", secret)
    .update(`favourites ${divisionId} ${listId}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");

/** What is stored of it. */
export const digestOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
