// The secret parts of the links in newsletter mails. They are made from the address and the platform's secret, so that a
// mail can be written again, while the table keeps only digests that open nothing.
import { createHash, createHmac } from "node:crypto";

/** 22 letters, 128 bits: confirms what an address asked for at one moment. Another moment has another link. */
export const confirmToken = (secret: string, divisionId: number, emailNormalised: string, askedAt: Date): string =>
  tokenOf(secret, `newsletter confirm ${divisionId} ${askedAt.getTime()} ${emailNormalised}`);

/** 22 letters, 128 bits: takes an address off the shop's list. The same in every mail to it. */
export const leaveToken = (secret: string, divisionId: number, emailNormalised: string): string =>
  tokenOf(secret, `newsletter leave ${divisionId} ${emailNormalised}`);

const tokenOf = (secret: string, purpose: string) =>
  createHmac("sha256", secret).update(purpose).digest().subarray(0, 16).toString("base64url");

/** What the table keeps of a token. */
export const digestOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
