// The library that reads what authenticators sign, and to whom a passkey belongs: the platform's own host, or the staff's. What
// was made on one of them opens nothing on the other; shops on other hosts, subdomains among them, can neither make nor use one.
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { originOf } from "../../../plugins/origin.ts";
import { Refusal } from "../../../plugins/refusal.ts";

/** Loaded with the first passkey: it takes a fifth of a second, which no start should wait for. */
export const webauthn = () => import("@simplewebauthn/server");

/** What the signed data must name. Throws notFound on any host but the platform's and its staff's. */
export function relyingParty(platform: Platform, request: FastifyRequest): RelyingParty {
  const { kind } = request.place;
  if (kind !== "main" && kind !== "backoffice") throw new Refusal("notFound");
  const origin = originOf(platform, request);
  return { id: new URL(origin).hostname, origin, place: kind };
}

/** The two hosts that passkeys are made on. */
export type PasskeyPlace = "main" | "backoffice";

interface RelyingParty {
  id: string;
  origin: string;
  place: PasskeyPlace;
}

/** Whether a passkey may work at a place. One that was made before its place was stored is tried at both. */
export const worksAt = (passkey: { place: string | null }, place: string): boolean =>
  passkey.place === null || passkey.place === place;

export const wrongPasskey = () => new Refusal("wrongPasskey");
