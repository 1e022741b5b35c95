// Between the password and the code: a sign-in that is waiting is named by a cookie of its own and opens nothing.
import { createHash, randomBytes } from "node:crypto";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hostCookie } from "../../../plugins/session/session.ts";
import { openAttemptOf } from "./queries.ts";
import { insertAttempt } from "./write-queries.ts";

export const attemptMinutes = 10;
/** Wrong codes after which the password is asked for again. Source: reliability S22. */
export const mostWrongCodes = 5;

export interface Attempt {
  id: number;
  accountId: number;
  wrongCodes: number;
}

const shape = /^[\w-]{43}$/;
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const cookieName = (platform: Pick<Platform, "config">) => hostCookie(platform.config, "sign-in");

/** Opens an attempt for an account whose password was right, and gives its cookie. */
export async function openAttempt(platform: Platform, reply: FastifyReply, accountId: number): Promise<Attempt> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = platform.now();
  const expiresAt = new Date(createdAt.getTime() + attemptMinutes * 60_000);
  const id = await withoutDivision(platform.pools.web, (db) =>
    insertAttempt(db, { tokenDigest: digestOf(token), accountId, createdAt, expiresAt }),
  );
  reply.setCookie(cookieName(platform), token, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    httpOnly: true,
    maxAge: attemptMinutes * 60,
  });
  return { id, accountId, wrongCodes: 0 };
}

/** The open attempt of a request's cookie, or null. */
export async function attemptOf(platform: Platform, request: FastifyRequest): Promise<Attempt | null> {
  const token = request.cookies[cookieName(platform)];
  if (!token || !shape.test(token)) return null;
  const row = await withoutDivision(platform.pools.web, (db) =>
    openAttemptOf(db, digestOf(token), platform.now(), mostWrongCodes),
  );
  return row ? { id: row.id, accountId: row.account_id, wrongCodes: row.wrong_codes } : null;
}

/** Drops the cookie of an attempt that is over. */
export const dropAttempt = (platform: Platform, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(platform), { path: "/" });
