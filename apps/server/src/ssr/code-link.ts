// An address of a shop with ?code= enters a discount code for the visitor's basket and leads to the same address without it, so
// that shops can share a link. Baskets and checkouts say what became of the code.
import type { FastifyReply, FastifyRequest } from "fastify";
import { enterCode } from "../modules/shop/basket/index.ts";
import type { Platform } from "../platform.ts";
import { countTry, limits } from "../plugins/limits.ts";
import { Refusal } from "../plugins/refusal.ts";
import { ensureSessionToken } from "../plugins/session/session.ts";
import { requireDivision } from "../plugins/tenancy.ts";

export const codeName = "code";

interface Linked {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  given: URLSearchParams;
}

/** Where a link with a code leads. A code that does not work leads to the basket, which says why. */
export async function followCodeLink(platform: Platform, { request, reply, path, given }: Linked) {
  const code = (given.get(codeName) ?? "").trim().slice(0, 40);
  given.delete(codeName);
  const to = given.size > 0 ? `${path}?${given}` : path;
  const redirect = (address: string) => ({ kind: "redirect", to: address, status: 303 }) as const;
  if (code === "") return redirect(to);
  await countTry(platform.pools, limits.codes, request.ip);
  const sessionToken = ensureSessionToken(request, reply, platform.config);
  try {
    await enterCode(platform, requireDivision(request), { sessionToken, code, from: request.ip });
    return redirect(to);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return redirect(`/basket/?${refusedCodeName}=${encodeURIComponent(code)}`);
  }
}

/** In the basket's address: a code that a link entered and that does not work. */
export const refusedCodeName = "refused-code";
