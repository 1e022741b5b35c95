import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** Parts of a URL that give access: they stay out of every log. */
const secretParts =
  /(\/(?:receipt|invoice|returns|edit-order|update-address|order-history|pay|return|bank|let-in|join|reset-password|change-email|not-me|invitations|sign-up\/verify|login\/link|newsletter\/(?:confirm|leave))\/)[^/?]+/g;

/** An address as a log may store it: without its query and without the secret part of a link. */
export const maskedAddress = (url: string): string => (url.split("?")[0] ?? "").replace(secretParts, "$1…");

interface LoggedError {
  [name: string]: unknown;
  type: string;
  message: string;
  stack: string;
  code?: string;
  table?: string;
  constraint?: string;
  cause?: LoggedError;
}

/**
 * An error as a log may store it. PostgreSQL's fields beside its message are left out: the values of the failed row, which
 * may contain a person's address.
 */
export function errorForLog(given: unknown): LoggedError {
  const error = given as Partial<LoggedError> & { cause?: unknown };
  return {
    type: (given as object | null)?.constructor?.name ?? typeof given,
    message: error?.message ?? String(given),
    stack: error?.stack ?? "",
    ...(error?.code ? { code: String(error.code) } : {}),
    ...(error?.table ? { table: String(error.table) } : {}),
    ...(error?.constraint ? { constraint: String(error.constraint) } : {}),
    ...(error?.cause ? { cause: errorForLog(error.cause) } : {}),
  };
}

/** One JSON line for each finished request, with nothing in it that identifies a person or gives access. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const line = {
      method: request.method,
      host: request.headers.host,
      address: maskedAddress(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (error) reply.log.error({ ...line, err: error }, "request failed");
    else reply.log.info(line, "request");
  }
}
