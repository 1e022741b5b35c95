// The tablet or computer at a station, on which badges work: its browser has a cookie of its own beside the session's.
import { createHash, randomBytes } from "node:crypto";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import type { Platform } from "../../platform.ts";
import { hostCookie } from "./session.ts";

/** As long as browsers store a cookie. */
const cookieDays = 400;
const shape = /^[\w-]{43}$/;
const nameOf = (config: Pick<Config, "publicProtocol">) => hostCookie(config, "terminal");
const digestOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export interface Terminal {
  id: number;
  /** Code of its station, and its name. */
  station: string;
  name: string;
  lockAfterMinutes: number;
}

const found = new WeakMap<FastifyRequest, Promise<Terminal | null>>();

/** The open terminal that a request comes from; null elsewhere. Read once per request. */
export function terminalOf(platform: Platform, request: FastifyRequest): Promise<Terminal | null> {
  const known = found.get(request) ?? readTerminal(platform, request);
  found.set(request, known);
  return known;
}

async function readTerminal({ pools, config }: Platform, request: FastifyRequest): Promise<Terminal | null> {
  const token = request.cookies[nameOf(config)];
  if (request.place.context !== "backoffice" || !token || !shape.test(token)) return null;
  const row = await withoutDivision(pools.backOffice, (db) =>
    db
      .selectFrom("station_terminals as t")
      .innerJoin("stations as s", "s.code", "t.station_code")
      .where("t.token_digest", "=", digestOf(token))
      .where("t.closed_at", "is", null)
      .select(["t.id", "s.code as station", "s.name", "t.lock_after_minutes as lockAfterMinutes"])
      .executeTakeFirst(),
  );
  return row ?? null;
}

/** Makes the browser of a request a terminal, from now on; returns what the table stores. */
export function setTerminalToken(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Pick<Config, "publicProtocol">,
): Buffer {
  const token = randomBytes(32).toString("base64url");
  reply.setCookie(nameOf(config), token, {
    path: "/",
    sameSite: "lax",
    secure: config.publicProtocol === "https",
    httpOnly: true,
    maxAge: cookieDays * 86_400,
  });
  request.cookies[nameOf(config)] = token;
  found.delete(request);
  return digestOf(token);
}
