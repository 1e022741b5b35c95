import { withoutDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Account, findAccount } from "../../../plugins/access/find-account.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { lockAccount, signUpOfAccount, signUpOfVisitor } from "./queries.ts";
import { writeSignUp } from "./write-queries.ts";

/**
 * Gives somebody who signed in to an account without a confirmed address a sign-up to go on with, on whatever device that
 * is. Does nothing for anybody else.
 */
export async function resumeSignUp(platform: Platform, request: FastifyRequest): Promise<void> {
  const account = await findAccount(platform, request);
  if (!account || account.isVerified || !request.sessionToken) return;
  await takeUp(platform, account, hashOfSessionToken(request.sessionToken), requireDivision(request).id);
}

const takeUp = ({ pools }: Platform, { id }: Account, visitorHash: Buffer, divisionId: DivisionId): Promise<void> =>
  withoutDivision(pools.web, async (db) => {
    const known = await signUpOfVisitor(db, visitorHash);
    if (known) return;
    const { email, email_normalised, password_hash } = await lockAccount(db, id);
    const asked = await signUpOfAccount(db, id);
    await writeSignUp(db, {
      visitorHash,
      accountId: id,
      madeAccount: true,
      divisionId,
      email,
      emailNormalised: email_normalised,
      passwordHash: password_hash,
      shouldHaveStore: asked?.should_have_store ?? true,
      dashboardAccess: asked?.dashboard_access ?? true,
      shopWords: "",
    });
  });
