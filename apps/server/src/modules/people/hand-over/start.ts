// A session is carried from the platform's own site to a shop's host, which may be a domain of its own. It starts here, at the
// shop, with a secret that stays in this browser: a link that somebody else made signs nobody in.
import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hostCookie } from "../../../plugins/session/session.ts";

export const handOverPath = "/login/hand-over/";

const minutes = 10;
const cookieName = ({ config }: Pick<Platform, "config">) => hostCookie(config, "hand-over");

/** What the platform's site is shown of the browser's secret. */
const stateOf = (secret: string): string => createHash("sha256").update(`hand-over ${secret}`).digest("base64url");

/** Where a shop's host sends a visitor to bring their session along: to the platform's own site, and from there back. */
export function startHandOver(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  redirectTo: string,
): string {
  const secret = randomBytes(16).toString("base64url");
  reply.setCookie(cookieName(platform), secret, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    httpOnly: true,
    maxAge: minutes * 60,
  });
  const asked = new URLSearchParams({ host: request.place.host, state: stateOf(secret), redirect_uri: redirectTo });
  return `${platform.origins.main}${handOverPath}?${asked}`;
}

/** The state of the hand-over that this browser started here; null for none. */
export function startedState(platform: Platform, request: FastifyRequest): string | null {
  const secret = request.cookies[cookieName(platform)];
  return secret ? stateOf(secret) : null;
}

export const forgetStarted = (platform: Platform, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(platform), { path: "/" });
