import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { enterAccount, hashPassword } from "../accounts/index.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { readInvitation } from "./read-invitation.ts";
import { insertInvitedAccount } from "./write-queries.ts";

interface NewMember {
  token: string;
  fullName: string;
  password: string;
}

/**
 * Makes the account of an invited address, which the link has proved, joins the team, and signs in. Throws notFound for a
 * link that no longer works, conflict where an account of this address was made meanwhile.
 */
export async function joinWithNewAccount(
  platform: Platform,
  visit: { request: FastifyRequest; reply: FastifyReply },
  { token, fullName, password }: NewMember,
): Promise<{ division: number; shopName: string }> {
  const { request } = visit;
  await countTry(platform.pools, limits.signUps, request.ip);
  const { shown, emailNormalised } = await readInvitation(platform, token);
  const passwordHash = await hashPassword(password);
  const row = { email: shown.email, emailNormalised, fullName, passwordHash, at: platform.now() };
  const made = await withoutDivision(platform.pools.web, (db) => insertInvitedAccount(db, row));
  if (!made) throw new Refusal("conflict", { message: "There is an account for this address. Sign in to join." });
  const account = { id: made.id, email: shown.email, fullName };
  const joined = await acceptInvitation(platform, account, token, request.id);
  await enterAccount(platform, visit, made.id);
  return joined;
}
