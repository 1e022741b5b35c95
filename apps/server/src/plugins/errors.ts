// The one place that turns anything thrown into an answer. 5xx never shows internals; every answer has the request's id,
// which is in the log line too.
import { type ErrorAnswer, type ErrorCode, errors } from "@selvedge/contracts/errors";
import { isLostDatabase } from "@selvedge/db/lost-database";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "./refusal.ts";

export function addErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === "serverError" || refusal.code in retrySeconds)
      request.log.error({ err: error }, "request failed");
    return answer(request, reply, refusal);
  });
  app.setNotFoundHandler((request, reply) => answer(request, reply, new Refusal("notFound")));
}

/** Seconds until a retry makes sense after a temporary fault: an unreachable database, a full disk. */
export const retrySeconds: Partial<Record<ErrorCode, number>> = { unavailable: 2, noRoom: 60 };

/** Sends a refusal as JSON. */
export function answer(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const body: ErrorAnswer = {
    message: refusal.message,
    errors: refusal.options.errors ?? {},
    code: refusal.code,
    requestId: refusal.options.requestId || request.id,
    ...(refusal.options.data === undefined ? {} : { data: refusal.options.data }),
  };
  const seconds = retrySeconds[refusal.code];
  if (seconds !== undefined) reply.header("Retry-After", String(seconds));
  return reply
    .code(errors[refusal.code].status)
    .header("Cache-Control", "no-store")
    .type("application/json")
    .send(JSON.stringify(body));
}

const codeByStatus: Record<number, ErrorCode> = {
  400: "badRequest",
  404: "notFound",
  413: "bodyTooLarge",
  415: "unsupportedMedia",
  429: "tooManyTries",
};

/** Text that no database takes, a zero byte or half a character, and numbers beyond what a column holds. */
const unreadable = /^(22021|22P05|22003)$/;

/** No space left, as the system reports it for a file and PostgreSQL for a table. */
const full = /^(ENOSPC|EDQUOT|53100)$/;

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode && statusCode < 500) return new Refusal(codeByStatus[statusCode] ?? "badRequest");
  if (code && unreadable.test(code)) return new Refusal("badRequest");
  if (code && full.test(code)) return new Refusal("noRoom");
  return new Refusal(isLostDatabase(error) ? "unavailable" : "serverError");
}
