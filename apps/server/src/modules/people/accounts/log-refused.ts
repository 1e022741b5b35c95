import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { logSecurityEvent } from "../../../plugins/log/security-log.ts";

export type SignInRefusal =
  | "wrongLogin"
  | "demoLoginRefused"
  | "accountDisabled"
  | "codeNeeded"
  | "wrongCode"
  | "wrongPasskey";

/** What was typed as an address may be anything, a password among it: only the account that it belongs to is written down. */
export const logRefused = (
  { pools }: Platform,
  request: FastifyRequest,
  accountId: number | undefined,
  reason: SignInRefusal,
) =>
  logSecurityEvent(pools, {
    action: "session.refused",
    subject: accountId === undefined ? "no account" : `account ${accountId}`,
    detail: { reason, address: request.ip, userAgent: (request.headers["user-agent"] ?? "").slice(0, 300) },
    requestId: request.id,
  });
