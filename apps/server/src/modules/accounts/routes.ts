import { accountCalls } from "@selvedge/contracts/accounts/accounts.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { serve } from "../../plugins/serve.ts";
import { ensureVisitor, newVisitor, setVisitor } from "../../plugins/session.ts";
import { moveBaskets } from "../basket/index.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { sessionState } from "./state.ts";

export function accountRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, accountCalls.login, async ({ body, request, reply }) => {
    const before = request.visitor;
    const visitor = await signIn(platform, {
      ...body,
      visitor: before,
      remoteAddress: request.ip,
      userAgent: request.headers["user-agent"] ?? "",
      requestId: request.id,
    });
    if (before && request.place.division) await moveBaskets(platform, request.place.division.id, before, visitor);
    setVisitor(request, reply, visitor, platform.config);
    return sessionState(platform, request);
  });

  serve(app, platform, accountCalls.logout, async ({ request, reply }) => {
    const { visitor } = request;
    if (visitor) await signOut(platform, visitor, request.id);
    setVisitor(request, reply, newVisitor(), platform.config);
    return { data: { signedOut: true } };
  });

  serve(app, platform, accountCalls.currentSession, async ({ request, reply }) => {
    const visitor = ensureVisitor(request, reply, platform.config);
    setVisitor(request, reply, visitor, platform.config);
    return sessionState(platform, request);
  });
}
