// Which address this browser has just asked a mail for, and where it wanted to go. It proves nothing: the code does.
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { normaliseEmail } from "@selvedge/domain/text";
import { email as emailRule } from "@selvedge/domain/validation/rules/addresses";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hostCookie } from "../../../plugins/session/session.ts";

export interface Mailed {
  /** Normalised. */
  email: string;
  /** A path of this same site. */
  redirectTo: string;
}

const minutes = 30;
const cookieName = ({ config }: Pick<Platform, "config">) => hostCookie(config, "sign-in-mail");

/** Remembers in the browser what the page of the code shows. */
export function rememberMailed(platform: Platform, reply: FastifyReply, { email, redirectTo }: Mailed): void {
  const value = [email, redirectTo].map((text) => Buffer.from(text).toString("base64url")).join(".");
  reply.setCookie(cookieName(platform), value, {
    path: "/",
    sameSite: "lax",
    secure: platform.config.publicProtocol === "https",
    httpOnly: true,
    maxAge: minutes * 60,
  });
}

/** What the browser remembers; null for nothing, and for what was never ours. */
export function mailedTo(platform: Platform, request: FastifyRequest): Mailed | null {
  const [email = "", redirectTo = ""] = (request.cookies[cookieName(platform)] ?? "")
    .split(".")
    .map((part) => Buffer.from(part, "base64url").toString());
  if (!email || normaliseEmail(email) !== email || !emailRule.holds(email)) return null;
  return { email, redirectTo: safeRedirectPath(redirectTo, "/") };
}

export const forgetMailed = (platform: Platform, reply: FastifyReply): void =>
  void reply.clearCookie(cookieName(platform), { path: "/" });
