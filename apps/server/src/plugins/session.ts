// Every visitor has a random value in a cookie. Signed in, its hash is a row; a visitor's basket hangs on the hash alone.
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/**
 * The name of a cookie that opens something. Over https browsers take a `__Host-` name only from the host itself, on no path but the root: a
 * shop next door cannot plant one. Over http, on this machine, they would not keep it.
 */
export const hostCookie = ({ publicProtocol }: Pick<Config, "publicProtocol">, name: string): string =>
  publicProtocol === "https" ? `__Host-${name}` : name;

const sessionCookie = (config: Pick<Config, "publicProtocol">): string => hostCookie(config, "session");
/** Readable by scripts on purpose: they copy it into a header. Name from platform-core §7. */
export const xsrfCookie = "XSRF-TOKEN";
export const sessionDays = 30;

declare module "fastify" {
  interface FastifyRequest {
    /** The cookie's value; null before the visitor has one. */
    visitor: string | null;
  }
}

const shape = /^[A-Za-z0-9_-]{43}$/;

/** sha256 of the cookie: what tables keep instead of it. */
export const hashOfVisitor = (visitor: string): Buffer => createHash("sha256").update(visitor).digest();

/** A visitor's session as pages name it. It is made from the cookie, opens nothing and leads back to nothing. */
export const sessionIdOf = (visitor: string, secret: string): string =>
  createHmac("sha256", secret).update(`session ${visitor}`).digest("base64url").slice(0, 22);

export const newVisitor = (): string => randomBytes(32).toString("base64url");

export function addSession(app: FastifyInstance, config: Pick<Config, "publicProtocol">) {
  const name = sessionCookie(config);
  app.register(cookie);
  app.decorateRequest("visitor", null);
  app.addHook("onRequest", async (request) => {
    const value = request.cookies[name];
    request.visitor = value && shape.test(value) ? value : null;
  });
}

/** The token that belongs to a visitor, bound to the cookie so that one visitor's is worthless to another. */
export const xsrfTokenOf = (visitor: string, secret: string): string =>
  createHmac("sha256", secret).update(`xsrf ${visitor}`).digest("base64url");

export function isXsrfToken(given: unknown, visitor: string, secret: string): boolean {
  if (typeof given !== "string") return false;
  const wanted = Buffer.from(xsrfTokenOf(visitor, secret));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

/** Gives the visitor both cookies. A new value ends what the old one could do. */
export function setVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  visitor: string,
  config: Pick<Config, "secret" | "publicProtocol">,
) {
  const shared = {
    path: "/",
    sameSite: "lax",
    secure: config.publicProtocol === "https",
    maxAge: sessionDays * 86_400,
  } as const;
  request.visitor = visitor;
  reply.setCookie(sessionCookie(config), visitor, { ...shared, httpOnly: true });
  reply.setCookie(xsrfCookie, xsrfTokenOf(visitor, config.secret), { ...shared, httpOnly: false });
}

/** The visitor of this request, made now when there was none. */
export function ensureVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, "secret" | "publicProtocol">,
): string {
  if (!request.visitor) setVisitor(request, reply, newVisitor(), config);
  return request.visitor!;
}
