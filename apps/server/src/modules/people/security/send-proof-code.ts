import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { sendSecondFactorText } from "../second-factors/index.ts";
import { proofKindsOf } from "./proof-kinds.ts";
import { hashOf, sentForSession } from "./prove.ts";
import { securityAccount, sessionByHash } from "./queries.ts";

/**
 * Sends a code that proves this session alone. Throws notFound where there is no phone, or a second factor that a mail does
 * not stand for; tooManyTries.
 */
export async function sendProofCode(
  platform: Platform,
  request: FastifyRequest,
  accountId: number,
  by: "sms" | "mail",
): Promise<void> {
  const sentFor = await withoutDivision(platform.pools.web, async (db) => {
    const kinds = await proofKindsOf(db, request, accountId);
    if (!kinds.includes(by)) throw new Refusal("notFound");
    return sentForSession(await sessionByHash(db, hashOf(request)));
  });
  if (by === "sms") await sendSecondFactorText(platform, accountId, sentFor);
  else await sendMailedCode(platform, accountId, sentFor);
}

async function sendMailedCode(platform: Platform, accountId: number, sentFor: string): Promise<void> {
  await countTry(platform.pools, limits.proofMails, String(accountId));
  await withoutDivision(platform.pools.web, async (db) => {
    const { email } = await securityAccount(db, accountId);
    const sentTo = normaliseEmail(email);
    await issueCode(platform, db, { purpose: "confirm_identity", sentTo, accountId, data: { sentFor } });
  });
}
