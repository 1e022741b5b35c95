// Who sees on a receipt where it goes: whoever placed the order in this browser, whoever has typed the postcode in it, and
// the customer signed in. Everybody else with the link follows the garments.
import { createHmac } from "node:crypto";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { Platform } from "../../platform.ts";
import { findAccount } from "../../plugins/access.ts";
import { hostCookie } from "../../plugins/session.ts";

const cookieName = "receipts";
/** Receipts that a browser keeps open at a time, and days for which it does. */
const mostReceipts = 12;
const keptDays = 30;

/** Lets this visitor see the address on a receipt from now on. */
export function openReceipt(
  { config }: Pick<Platform, "config">,
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
) {
  if (!request.visitor) return;
  const proof = proofOf(config, request.visitor, hash);
  const others = proofsOf(config, request).filter((each) => each !== proof);
  reply.setCookie(hostCookie(config, cookieName), [proof, ...others].slice(0, mostReceipts).join("."), {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: config.publicProtocol === "https",
    maxAge: keptDays * 86_400,
  });
}

/** Whether a visitor has opened a receipt before, or is signed in with the address that it went to. */
export async function seesAddress(
  platform: Platform,
  request: FastifyRequest,
  orderHash: string,
  email: string,
): Promise<boolean> {
  const { config } = platform;
  if (!request.visitor) return false;
  if (hasOpened(config, request, orderHash)) return true;
  const account = await findAccount(platform, request);
  return (
    account !== null && normaliseEmail(account.email) === normaliseEmail(email) && isVerified(platform, account.id)
  );
}

/** Whether this visitor placed the order of a receipt, or has typed its postcode. */
export const hasOpened = (config: Config, request: FastifyRequest, orderHash: string): boolean =>
  request.visitor !== null && proofsOf(config, request).includes(proofOf(config, request.visitor, orderHash));

const proofsOf = (config: Config, request: FastifyRequest): string[] =>
  (request.cookies[hostCookie(config, cookieName)] ?? "").split(".").filter(Boolean).slice(0, mostReceipts);

/** Bound to the visitor and to the receipt: copied to another browser, or to another receipt, it opens nothing. */
const proofOf = ({ secret }: Config, visitor: string, orderHash: string): string =>
  createHmac("sha256", secret)
    .update(`receipt address ${visitor} ${orderHash}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");

/** An address that nobody has proven to be theirs opens nothing. */
async function isVerified({ pools }: Platform, accountId: number): Promise<boolean> {
  const { rows } = await pools.web.query("select verified_at is not null as verified from accounts where id = $1", [
    accountId,
  ]);
  return rows[0]?.verified === true;
}
