import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { newSessionToken, setSessionToken } from "../../../plugins/session/session.ts";
import { signOut } from "./sign-out.ts";

/** Ends the session of a request, for the call and for the form without scripts: its cookie gets a value that opens nothing. */
export async function leaveSession(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (request.sessionToken) await signOut(platform, request.sessionToken, request.id);
  setSessionToken(request, reply, newSessionToken(), platform.config);
}
