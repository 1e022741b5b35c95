import type { Bound } from "@selvedge/db/bound";
import type { FastifyRequest } from "fastify";
import { passkeysOf, worksAt } from "../passkeys/index.ts";
import { factorsOf } from "../second-factors/index.ts";
import { securityAccount } from "./queries.ts";

/** The ways in which somebody who is signed in can confirm that it is them. */
export type ProofKind = "passkey" | "password" | "app" | "sms" | "mail";

/** The ways that an account has on the host of a request, the strongest first. */
export async function proofKindsOf(db: Bound, { place }: FastifyRequest, accountId: number): Promise<ProofKind[]> {
  const [{ password_hash }, passkeys, { isOn, appSince, phone }] = await Promise.all([
    securityAccount(db, accountId),
    passkeysOf(db, accountId),
    factorsOf(db, accountId),
  ]);
  const has: Record<ProofKind, boolean> = {
    passkey: passkeys.some((passkey) => worksAt(passkey, place.kind)),
    password: password_hash !== "",
    app: appSince !== null,
    sms: phone !== null,
    // A mailbox stands for a password, never for a second factor.
    mail: !isOn,
  };
  return (Object.keys(has) as ProofKind[]).filter((kind) => has[kind]);
}
