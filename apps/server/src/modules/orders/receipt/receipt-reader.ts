// Who may see the address on a receipt: the browser that placed the order, a browser in which the postcode was entered, and
// the signed-in customer. All other readers with the link see only the garments.
import { createHmac } from "node:crypto";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { findAccount } from "../../../plugins/access/find-account.ts";
import { receiptCookies } from "../../../plugins/session/receipt-cookies.ts";
import { hostCookie } from "../../../plugins/session/session.ts";

const cookieName = receiptCookies.opened;
/** How many receipts a browser can have access to at a time, and for how many days. */
const mostReceipts = 12;
const storedDays = 30;

/** Lets this visitor see the address on a receipt from now on. */
export function openReceipt(
  { config }: Pick<Platform, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
) {
  if (!request.sessionToken) return;
  const proof = proofOf(config, request.sessionToken, hash);
  const others = proofsOf(config, request).filter((each) => each !== proof);
  reply.setCookie(hostCookie(config, cookieName), [proof, ...others].slice(0, mostReceipts).join("."), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicProtocol === "https",
    maxAge: storedDays * 86_400,
  });
}

/** Whether a visitor has opened a receipt before, or is signed in with the address that it went to. */
export async function canSeeAddress(
  platform: Platform,
  request: FastifyRequest,
  orderHash: string,
  email: string,
): Promise<boolean> {
  const { config } = platform;
  if (!request.sessionToken) return false;
  if (hasOpened(config, request, orderHash)) return true;
  const account = await findAccount(platform, request);
  return (
    account !== null && normaliseEmail(account.email) === normaliseEmail(email) && isVerified(platform, account.id)
  );
}

/** Whether this visitor placed the order of a receipt, or has typed its postcode. */
export const hasOpened = (config: Config, request: FastifyRequest, orderHash: string): boolean =>
  request.sessionToken !== null && proofsOf(config, request).includes(proofOf(config, request.sessionToken, orderHash));

const proofsOf = (config: Config, request: FastifyRequest): string[] =>
  (request.cookies[hostCookie(config, cookieName)] ?? "").split(".").filter(Boolean).slice(0, mostReceipts);

/** Bound to the session and to the receipt: in another browser, or for another receipt, it is invalid. */
const proofOf = ({ secret }: Config, sessionToken: string, orderHash: string): string =>
  createHmac("sha256", secret)
    .update(`receipt address ${sessionToken} ${orderHash}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");

/** An email address that was not confirmed gives no access. */
async function isVerified({ pools }: Platform, accountId: number): Promise<boolean> {
  const { rows } = await pools.web.query("select verified_at is not null as verified from accounts where id = $1", [
    accountId,
  ]);
  return rows[0]?.verified === true;
}
