// A form posted by a page of a shop, and who posted it.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { ensureSessionToken } from "../../plugins/session/session.ts";
import { type Division, requireDivision } from "../../plugins/tenancy.ts";

export type Fields = Record<string, string>;

export interface Post {
  platform: Platform;
  request: FastifyRequest;
  reply: FastifyReply;
  fields: Fields;
}

/** Flat text fields; of a field sent twice the first is used. */
export const fieldsOf = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value).slice(0, 4000),
    ]),
  );

export const shopOf = ({ request }: Post): Division => {
  if (request.place.kind !== "shop") throw new Refusal("notFound");
  return requireDivision(request);
};

export const sessionTokenOf = ({ platform, request, reply }: Post) =>
  ensureSessionToken(request, reply, platform.config);

/** What a captcha filled into a form. */
export const tokensOf = ({ v3captchaToken, v2captchaToken }: Fields) => ({
  ...(v3captchaToken ? { v3captchaToken } : {}),
  ...(v2captchaToken ? { v2captchaToken } : {}),
});
