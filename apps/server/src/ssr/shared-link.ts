// An address of a shop with ?by= says who shared it. It leads to the same address without it, and the visitor's browser
// remembers the name for 30 days, so that an order of theirs counts for who sent them.
import {
  referralCodeOf,
  referralCookie,
  referralParameter,
  referralSeconds,
} from "@selvedge/domain/referrals/referral-code";
import { isCrawler } from "@selvedge/domain/split-tests/crawler";
import type { FastifyReply, FastifyRequest } from "fastify";
import { countReferral } from "../modules/shop/referrals/index.ts";
import type { Platform } from "../platform.ts";
import { isLookedAt } from "../plugins/access/meet-tests.ts";
import { limits, mayTry } from "../plugins/limits.ts";
import { hasViewCookie } from "../plugins/session/session.ts";
import { requireDivision } from "../plugins/tenancy.ts";

interface Linked {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  given: URLSearchParams;
}

/** Where a shared link leads. Counts a person's browser once for each name that it comes by. */
export async function followSharedLink(platform: Platform, { request, reply, path, given }: Linked) {
  const code = referralCodeOf(given.get(referralParameter) ?? "");
  given.delete(referralParameter);
  const to = given.size > 0 ? `${path}?${given}` : path;
  if (code !== "" && request.cookies[referralCookie] !== code && isPerson(request)) {
    if (await mayTry(platform.pools, limits.sharedLinks, request.ip))
      await countReferral(platform, requireDivision(request).id, code);
    const secure = platform.config.publicProtocol === "https";
    reply.setCookie(referralCookie, code, {
      ...{ path: "/", sameSite: "lax", httpOnly: true, secure, maxAge: referralSeconds },
    });
  }
  return { kind: "redirect", to, status: 303 } as const;
}

/** Neither programs nor a colleague who looks on as a customer are sent by anybody. */
const isPerson = ({ headers }: FastifyRequest): boolean =>
  isLookedAt(headers) && !isCrawler(headers["user-agent"]) && !hasViewCookie(headers.cookie);
