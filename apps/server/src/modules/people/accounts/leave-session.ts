import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { forgetReceipts } from "../../../plugins/session/receipt-cookies.ts";
import { newSessionToken, setSessionToken } from "../../../plugins/session/session.ts";
import { signOut } from "./sign-out.ts";

/**
 * Ends the session of a request, for the call and for the form without scripts: its cookie gets a value that opens nothing.
 * The receipts that this browser remembers go with it: the next person may be another one.
 */
export async function leaveSession(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  if (request.sessionToken) await signOut(platform, request.sessionToken, request.id);
  forgetReceipts(platform.config, reply);
  setSessionToken(request, reply, newSessionToken(), platform.config);
}
