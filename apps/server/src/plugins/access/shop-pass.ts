// The pass of a visitor who was let into a shop: a cookie on the shop's own host, signed for this shop alone. It names why
// it was given, so that it ends with its reason: another password, a visitor who is shut out, a person who leaves the team.

import { createHmac, timingSafeEqual } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../config.ts";
import { hostCookie } from "../session/session.ts";

const hourMs = 3_600_000;

/** How long each kind of pass works. */
const lengthsMs = {
  /** Has entered the shop's password. */
  password: 30 * 24 * hourMs,
  /** Was let in by their address. */
  visitor: 30 * 24 * hourMs,
  /** One of the shop's own people, who looks at it before visitors do. */
  preview: 2 * hourMs,
} as const;

export type PassKind = keyof typeof lengthsMs;

export interface ShopPass {
  kind: PassKind;
  /** The visitor's or the account's number; 0 for a password. */
  subject: number;
}

interface Signing {
  config: Pick<Config, "secret" | "publicProtocol">;
  divisionId: DivisionId;
  /** The hash of the shop's password; null for a shop without one. */
  passwordHash: string | null;
}

const cookieName = (config: Pick<Config, "publicProtocol">) => hostCookie(config, "shop-pass");

/** A pass as the cookie carries it. It is valid for no other shop and reveals nothing of the password. */
export function signedPass({ config, divisionId, passwordHash }: Signing, pass: ShopPass, untilMs: number): string {
  const stated = `${pass.kind}.${pass.subject}.${untilMs}`;
  const key = pass.kind === "password" ? (passwordHash ?? "") : "";
  const mac = createHmac("sha256", config.secret)
    .update(`shop pass ${divisionId} ${stated} ${key}`)
    .digest("base64url");
  return `${stated}.${mac}`;
}

/** The parameter of an address that carries a preview's pass where no cookie can: in a frame of another site. */
export const previewPassParameter = "preview-pass";

/** How long the pass in an address works. */
export const previewPassMs = 15 * 60_000;

/**
 * The pass that a request carries, in its address or in a cookie; null for none and for one that is expired, forged or of
 * another password or shop. An address carries a preview's alone.
 */
export function readShopPass(request: FastifyRequest, signing: Signing, nowMs: number): ShopPass | null {
  const inAddress = new URLSearchParams(request.url.split("?")[1] ?? "").get(previewPassParameter);
  const preview = inAddress === null ? null : readPass(inAddress, signing, nowMs);
  if (preview?.kind === "preview") return preview;
  return readPass(request.cookies[cookieName(signing.config)] ?? "", signing, nowMs);
}

function readPass(given: string, signing: Signing, nowMs: number): ShopPass | null {
  const [, kind, subject, until] = /^(\w+)\.(\d{1,10})\.(\d{1,15})\.[\w-]{43}$/.exec(given) ?? [];
  if (kind === undefined || !Object.hasOwn(lengthsMs, kind) || Number(until) <= nowMs) return null;
  if (kind === "password" && signing.passwordHash === null) return null;
  const pass = { kind: kind as PassKind, subject: Number(subject) };
  const wanted = Buffer.from(signedPass(signing, pass, Number(until)));
  const sent = Buffer.from(given);
  return sent.length === wanted.length && timingSafeEqual(sent, wanted) ? pass : null;
}

/** Gives a visitor a pass, for as long as its kind works. */
export function giveShopPass(reply: FastifyReply, signing: Signing, pass: ShopPass, nowMs: number): void {
  const { config } = signing;
  const lengthMs = lengthsMs[pass.kind];
  reply.setCookie(cookieName(config), signedPass(signing, pass, nowMs + lengthMs), {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    secure: config.publicProtocol === "https",
    maxAge: lengthMs / 1000,
  });
}
