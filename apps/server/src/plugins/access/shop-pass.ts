// The pass of a visitor who has entered a shop's password: a cookie on the shop's own host. Another password makes another
// pass, so a change of the password closes the shop again.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { hostCookie } from "../session/session.ts";

const passDays = 30;
const cookieName = (config: Pick<Config, "publicProtocol">) => hostCookie(config, "shop-pass");

/** The pass of the shop whose password has this hash. It is valid for no other shop and does not reveal the password. */
export const shopPassOf = (secret: string, divisionId: DivisionId, passwordHash: string): string =>
  createHmac("sha256", secret).update(`shop pass ${divisionId} ${passwordHash}`).digest("base64url");

/** Whether a request carries this pass. */
export function hasShopPass(request: FastifyRequest, config: Pick<Config, "publicProtocol">, pass: string): boolean {
  const given = Buffer.from(request.cookies[cookieName(config)] ?? "");
  const wanted = Buffer.from(pass);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

export function setShopPass(reply: FastifyReply, config: Pick<Config, "publicProtocol">, pass: string): void {
  reply.setCookie(cookieName(config), pass, {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: config.publicProtocol === "https",
    maxAge: passDays * 86_400,
  });
}
