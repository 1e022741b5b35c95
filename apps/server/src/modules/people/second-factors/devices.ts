// Browsers that an account was used in. Each keeps a cookie; one that is remembered needs no code for thirty days.
import { createHash, randomBytes } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hostCookie } from "../../../plugins/session/session.ts";
import { rememberedDevice } from "./queries.ts";
import { rememberDevice, seeDevice } from "./write-queries.ts";

export const rememberedDays = 30;
const cookieDays = 400;
const dayMs = 86_400_000;

const shape = /^[\w-]{43}$/;
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();
const cookieName = (platform: Pick<Platform, "config">) => hostCookie(platform.config, "device");

/** The digest of the request's device cookie; null without one. */
export function deviceDigestOf(platform: Pick<Platform, "config">, request: FastifyRequest): Buffer | null {
  const token = request.cookies[cookieName(platform)];
  return token && shape.test(token) ? digestOf(token) : null;
}

/** Whether the request comes from a device that this account chose to remember. */
export async function isRemembered(
  platform: Pick<Platform, "config" | "now">,
  db: Bound,
  request: FastifyRequest,
  accountId: number,
): Promise<boolean> {
  const digest = deviceDigestOf(platform, request);
  return digest !== null && (await rememberedDevice(db, accountId, digest, platform.now())) !== undefined;
}

/** Writes down a sign-in on the request's device and gives it a cookie. Returns whether it is a new one. */
export async function noteDevice(
  platform: Pick<Platform, "config" | "now">,
  db: Bound,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { accountId, remember }: { accountId: number; remember: boolean },
): Promise<{ id: number; isNew: boolean }> {
  const known = deviceDigestOf(platform, request);
  const token = known && !remember ? request.cookies[cookieName(platform)]! : randomBytes(32).toString("base64url");
  const at = platform.now();
  const seen = await seeDevice(db, {
    accountId,
    tokenDigest: known ?? digestOf(token),
    userAgent: request.headers["user-agent"] ?? "",
    remoteAddress: request.ip,
    at,
  });
  if (remember) await rememberDevice(db, seen.id, digestOf(token), new Date(at.getTime() + rememberedDays * dayMs));
  reply.setCookie(cookieName(platform), token, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    httpOnly: true,
    maxAge: cookieDays * 86_400,
  });
  return seen;
}
