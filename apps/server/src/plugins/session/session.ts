// Every visitor has a random token in a cookie. Signing in stores its hash as a session; baskets belong to the hash.
import { createHmac, hash, randomBytes, timingSafeEqual } from "node:crypto";
import cookie from "@fastify/cookie";
import { viewMinutes } from "@selvedge/domain/people/customer-view";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../../config.ts";

/**
 * The name of a cookie that gives access. Over https browsers take a `__Host-` name only from the host itself, on no path
 * but the root: a shop on a sibling host cannot plant one. Over http, on this machine, they would not store it.
 */
export const hostCookie = ({ publicProtocol }: Pick<Config, "publicProtocol">, name: string): string =>
  publicProtocol === "https" ? `__Host-${name}` : name;

export const sessionCookie = (config: Pick<Config, "publicProtocol">): string => hostCookie(config, "session");
/** Readable by scripts on purpose: they copy it into a header. Name from platform-core §7. */
export const xsrfCookie = "XSRF-TOKEN";
export const sessionDays = 30;

declare module "fastify" {
  interface FastifyRequest {
    /** The session token from the cookie; null before the visitor has one. */
    sessionToken: string | null;
  }
}

const viewPrefix = "view-";
const briefPrefix = "brief-";
const shape = /^(view-|brief-)?[A-Za-z0-9_-]{43}$/;

/** sha256 of the cookie: tables store this instead. */
export const hashOfSessionToken = (sessionToken: string): Buffer => hash("sha256", sessionToken, "buffer");

/** A public id of the session, for pages. It is derived from the token, and the token cannot be derived from it. */
export const sessionIdOf = (sessionToken: string, secret: string): string =>
  createHmac("sha256", secret).update(`session ${sessionToken}`).digest("base64url").slice(0, 22);

export const newSessionToken = (): string => randomBytes(32).toString("base64url");

/**
 * The token of a session that ends with its browser: somebody did not want to stay signed in there. It says so itself, so
 * that no later answer gives its cookie a date.
 */
export const newBriefToken = (): string => briefPrefix + newSessionToken();
export const isBriefToken = (sessionToken: string | null): boolean => sessionToken?.startsWith(briefPrefix) === true;

/** The token that follows another when its session is renewed: the same however often it is asked for. */
export const renewedToken = (before: string, secret: string): string =>
  createHmac("sha256", secret).update(`renew ${before}`).digest("base64url");

/**
 * The token of a colleague who sees what a customer sees. It says so itself, and the whole of it is hashed: what opens a view
 * never opens an ordinary session, and nothing but a view can be opened with it.
 */
export const newViewToken = (): string => viewPrefix + newSessionToken();
export const isViewToken = (sessionToken: string | null): boolean =>
  sessionToken?.startsWith(viewPrefix) === true && sessionToken.length === viewPrefix.length + 43;

/** Whether a Cookie header holds the token of a view, as far as it can be told before anything is looked up. */
export const hasViewCookie = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && /(?:^|;\s*)(?:__Host-)?session=view-/.test(cookieHeader);

export function addSession(app: FastifyInstance, config: Pick<Config, "publicProtocol">) {
  const name = sessionCookie(config);
  app.register(cookie);
  app.decorateRequest("sessionToken", null);
  app.addHook("onRequest", async (request) => {
    const value = request.cookies[name];
    request.sessionToken = value && shape.test(value) ? value : null;
  });
}

/** Tokens that were derived lately: a visitor sends the same one with every change. */
const derived = new LRUCache<string, string>({ max: 5_000 });

/** The XSRF token of a session, derived from the session token so that it is useless in any other session. */
export function xsrfTokenOf(sessionToken: string, secret: string): string {
  const key = `${secret} ${sessionToken}`;
  const known = derived.get(key);
  if (known) return known;
  const token = createHmac("sha256", secret).update(`xsrf ${sessionToken}`).digest("base64url");
  derived.set(key, token);
  return token;
}

export function isXsrfToken(given: unknown, sessionToken: string, secret: string): boolean {
  if (typeof given !== "string") return false;
  const wanted = Buffer.from(xsrfTokenOf(sessionToken, secret));
  const got = Buffer.from(given);
  return got.length === wanted.length && timingSafeEqual(got, wanted);
}

/** Sets both cookies: for 30 days, those of a view for its minutes, those of a brief session until the browser closes. A new token replaces the old one. */
export function setSessionToken(
  request: FastifyRequest,
  reply: FastifyReply,
  sessionToken: string,
  config: Pick<Config, "secret" | "publicProtocol">,
) {
  const shared = {
    path: "/",
    sameSite: "lax",
    secure: config.publicProtocol === "https",
    ...(isBriefToken(sessionToken) ? {} : { maxAge: secondsOf(sessionToken) }),
  } as const;
  request.sessionToken = sessionToken;
  reply.setCookie(sessionCookie(config), sessionToken, { ...shared, httpOnly: true });
  reply.setCookie(xsrfCookie, xsrfTokenOf(sessionToken, config.secret), { ...shared, httpOnly: false });
}

const secondsOf = (sessionToken: string): number =>
  isViewToken(sessionToken) ? viewMinutes * 60 : sessionDays * 86_400;

/** The session token of this request, created if there is none. */
export function ensureSessionToken(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, "secret" | "publicProtocol">,
): string {
  if (!request.sessionToken) setSessionToken(request, reply, newSessionToken(), config);
  return request.sessionToken!;
}
