// Registers a call of the contracts: checks the caller, reads params, query and body by their schemas, answers.

import {
  basePath,
  type Call,
  type CallBody,
  type CallParams,
  type CallQuery,
  type CallReply,
  partsOfKey,
} from "@selvedge/contracts/call";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod";
import type { Platform } from "../platform.ts";
import { findAccount } from "./access/find-account.ts";
import { type Caller, requireAccess, requireGuards } from "./access/require-access.ts";
import { limits, mayTry } from "./limits.ts";
import { logSecurityEvent } from "./log/security-log.ts";
import { isReadable } from "./readable.ts";
import { Refusal } from "./refusal.ts";
import { renewSession } from "./session/renew-session.ts";

export interface Given<C extends Call> {
  params: CallParams<C>;
  query: CallQuery<C>;
  body: CallBody<C>;
  /** The caller, as far as the call's access requires. */
  caller: Caller;
  idempotencyKey: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

type Answer<C extends Call> = C["reply"] extends z.ZodType ? CallReply<C> : unknown;

/** Answers one call. In development and tests the reply is validated too, so that the API's document stays true. */
export function serve<C extends Call>(
  app: FastifyInstance,
  platform: Platform,
  call: C,
  handle: (given: Given<C>) => Promise<Answer<C>>,
) {
  const { method, path } = partsOfKey(call.key);
  const checksReply = platform.config.environment !== "production";
  app.route({
    method,
    url: basePath + path.replace(/\{(\w+)\}/g, ":$1"),
    config: { ...(call.isRead && { isRead: true }), ...(call.endsView && { endsView: true }) },
    async handler(request, reply) {
      const params = read(call.params, request.params, "notFound");
      const caller = await callerOf(platform, call, request, params);
      if (caller.account?.mustRenew) await renewSession(platform, request, reply);
      await requireGuards(platform, call, request, params as { division?: DivisionId } | undefined);
      const given = {
        params,
        query: read(call.query, request.query, "validation"),
        body: read(call.body, request.body ?? {}, "validation"),
        idempotencyKey: call.needsIdempotencyKey ? requireIdempotencyKey(request) : "",
        caller,
        request,
        reply,
      } as Given<C>;
      reply.header("Cache-Control", "no-store");
      const answer = await handle(given);
      if (reply.sent || call.file) return answer ?? reply;
      if (checksReply && call.reply) call.reply.parse(answer);
      if (call.isAccepted) reply.code(202);
      return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer));
    },
  });
}

/** The caller. A signed-in user who may not make the call is logged, a few dozen times an hour at most. */
async function callerOf(platform: Platform, call: Call, request: FastifyRequest, params: unknown): Promise<Caller> {
  try {
    return await requireAccess(platform, call, request, params as { division?: DivisionId } | undefined);
  } catch (error) {
    if (error instanceof Refusal && error.code === "permissionDenied") await logRefusal(platform, call, request);
    throw error;
  }
}

async function logRefusal(platform: Platform, call: Call, request: FastifyRequest): Promise<void> {
  const account = await findAccount(platform, request);
  if (!account || !(await mayTry(platform.pools, limits.loggedRefusals, String(account.id)))) return;
  await logSecurityEvent(platform.pools, {
    action: "permission.refused",
    subject: `call ${call.key}`,
    account: { id: account.id, name: account.fullName },
    detail: { permission: call.permission ?? null, of: call.access, address: request.ip },
    requestId: request.id,
  });
}

function read(schema: z.ZodType | undefined, value: unknown, code: "notFound" | "validation"): unknown {
  if (!schema) return undefined;
  if (!isReadable(value)) throw new Refusal(code === "notFound" ? code : "badRequest");
  const parsed = readBySchema(schema, value);
  if (parsed.success) return parsed.data;
  throw new Refusal(code, code === "notFound" ? {} : { errors: textsByField(parsed.error) });
}

/** Error messages by field, "shippingAddress.zip" for a nested one. */
export function textsByField(error: z.ZodError): Record<string, string[]> {
  const byField = Map.groupBy(error.issues, (issue) => issue.path.map(String).join(".") || "body");
  return Object.fromEntries([...byField].map(([field, issues]) => [field, issues.map((issue) => issue.message)]));
}

function requireIdempotencyKey(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (typeof key !== "string" || !/^[\w-]{8,100}$/.test(key)) throw new Refusal("idempotencyKeyMissing");
  return key;
}
