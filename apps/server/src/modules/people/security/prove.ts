// Asks again: before codes are shown and factors are changed, a person proves once more who they are. Signing in counts too.
import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { isPassword } from "../accounts/index.ts";
import { redeemCode } from "../one-time-codes/index.ts";
import { requireOwnPasskey, type UsedCredential } from "../passkeys/index.ts";
import { takesSecondFactor } from "../second-factors/index.ts";
import { proofKindsOf } from "./proof-kinds.ts";
import { securityAccount, sessionByHash } from "./queries.ts";
import { markProved } from "./write-queries.ts";

export const proofMinutes = 5;

/** The session of a request, as the table names it. */
export const hashOf = ({ sessionToken }: FastifyRequest): Buffer => hashOfSessionToken(sessionToken!);

/** Ends the request with proofNeeded unless its person proved who they are within five minutes. */
export async function requireProof(platform: Platform, request: FastifyRequest, accountId: number): Promise<void> {
  const { session, kinds } = await withoutDivision(platform.pools.web, async (db) => {
    const [session, kinds] = await Promise.all([
      sessionByHash(db, hashOf(request)),
      proofKindsOf(db, request, accountId),
    ]);
    return { session, kinds };
  });
  const ageMs = platform.now().getTime() - (session?.proved_at?.getTime() ?? 0);
  if (ageMs > proofMinutes * 60_000) throw new Refusal("proofNeeded", { data: { kinds } });
}

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  credential?: UsedCredential | undefined;
}

/**
 * Takes a passkey, a code or the password as proof for five minutes. Throws wrongPasskey, wrongCode, and validation for a
 * wrong password; tooManyTries.
 */
export async function prove(
  platform: Platform,
  request: FastifyRequest,
  accountId: number,
  { password, code, credential }: Proof,
): Promise<void> {
  await countTry(platform.pools, limits.proofsByAccount, String(accountId));
  if (credential) await requireOwnPasskey(platform, request, accountId, credential);
  else if (code) await requireCode(platform, request, accountId, code);
  else await requirePassword(platform, accountId, password ?? "", "password");
  await withoutDivision(platform.pools.web, (db) => markProved(db, hashOf(request), platform.now()));
}

/** A code of the app, or one that was sent for this session: to the phone or to the mailbox. */
async function requireCode(platform: Platform, request: FastifyRequest, accountId: number, code: string) {
  const isRight = await withoutDivision(platform.pools.web, async (db) => {
    const session = await sessionByHash(db, hashOf(request));
    const sentFor = sentForSession(session);
    if (await takesSecondFactor(platform, db, accountId, { code, kind: "code", sentFor })) return true;
    const { email } = await securityAccount(db, accountId);
    return (await redeemCode(platform, db, "confirm_identity", { sentTo: normaliseEmail(email), code, sentFor })).ok;
  });
  if (!isRight) throw new Refusal("wrongCode", { errors: { code: [new Refusal("wrongCode").message] } });
}

export const sentForSession = (session: { id: number } | undefined): string => `session ${session?.id}`;

/** Ends the request at the named field unless this is the account's password. */
export async function requirePassword(
  platform: Platform,
  accountId: number,
  password: string,
  field: string,
): Promise<void> {
  const { password_hash } = await withoutDivision(platform.pools.web, (db) => securityAccount(db, accountId));
  if (!(await isPassword(password, password_hash)))
    throw new Refusal("validation", { errors: { [field]: ["This is not your password"] } });
}
