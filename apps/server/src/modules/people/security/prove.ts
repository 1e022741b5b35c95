// Asks again: before codes are shown and factors are changed, a person proves once more who they are. Signing in counts too.
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { isPassword } from "../accounts/index.ts";
import { kindsOf, sendSecondFactorText, takesSecondFactor } from "../second-factors/index.ts";
import { securityAccount, sessionByHash } from "./queries.ts";
import { markProved } from "./write-queries.ts";

export const proofMinutes = 5;

const hashOf = ({ sessionToken }: FastifyRequest): Buffer => hashOfSessionToken(sessionToken!);

/** Ends the request with proofNeeded unless its person proved who they are within five minutes. */
export async function requireProof(platform: Platform, request: FastifyRequest, accountId: number): Promise<void> {
  const { session, kinds } = await withoutDivision(platform.pools.web, async (db) => {
    const [session, kinds] = await Promise.all([sessionByHash(db, hashOf(request)), kindsOf(db, accountId)]);
    return { session, kinds };
  });
  const ageMs = platform.now().getTime() - (session?.proved_at?.getTime() ?? 0);
  if (ageMs > proofMinutes * 60_000) throw new Refusal("proofNeeded", { data: { kinds } });
}

/** Takes the password or a code as proof for five minutes. Throws wrongCode, and validation for a wrong password. */
export async function prove(
  platform: Platform,
  request: FastifyRequest,
  accountId: number,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  await countTry(platform.pools, limits.proofsByAccount, String(accountId));
  if (code) await requireCode(platform, request, accountId, code);
  else await requirePassword(platform, accountId, password ?? "", "password");
  await withoutDivision(platform.pools.web, (db) => markProved(db, hashOf(request), platform.now()));
}

/** Sends a code to the account's phone that proves this session alone. Throws notFound without a phone; tooManyTries. */
export async function sendProofText(platform: Platform, request: FastifyRequest, accountId: number): Promise<void> {
  const session = await withoutDivision(platform.pools.web, (db) => sessionByHash(db, hashOf(request)));
  if (!(await sendSecondFactorText(platform, accountId, `session ${session?.id}`))) throw new Refusal("notFound");
}

async function requireCode(platform: Platform, request: FastifyRequest, accountId: number, code: string) {
  const isRight = await withoutDivision(platform.pools.web, async (db) => {
    const session = await sessionByHash(db, hashOf(request));
    const sentFor = `session ${session?.id}`;
    return takesSecondFactor(platform, db, accountId, { code, kind: "code", sentFor });
  });
  if (!isRight) throw new Refusal("wrongCode", { errors: { code: [new Refusal("wrongCode").message] } });
}

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
