// The tokens of the links in newsletter mails. They are derived from the address and the platform's secret, so that a mail
// can be written again, while the table stores only digests, which give no access.

import { createHash, createHmac } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";

/** 22 characters, 128 bits: confirms one request of an address. Each request has its own. */
export const confirmToken = (secret: string, divisionId: DivisionId, emailNormalised: string, askedAt: Date): string =>
  tokenOf(secret, `newsletter confirm ${divisionId} ${askedAt.getTime()} ${emailNormalised}`);

/** 22 characters, 128 bits: unsubscribes an address from the shop. The same in every mail to it. */
export const leaveToken = (secret: string, divisionId: DivisionId, emailNormalised: string): string =>
  tokenOf(secret, `newsletter leave ${divisionId} ${emailNormalised}`);

const tokenOf = (secret: string, purpose: string) =>
  createHmac("sha256", secret).update(purpose).digest().subarray(0, 16).toString("base64url");

/** The stored digest of a token. */
export const digestOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Whether a text has the form of a token. */
export const isToken = (text: string) => /^[\w-]{22}$/.test(text);
