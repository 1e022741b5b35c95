import { badgeCalls } from "@selvedge/contracts/badges/badges.calls";
import { terminalCalls } from "@selvedge/contracts/badges/terminals.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { sessionState } from "../accounts/index.ts";
import { actorOf } from "../staff/index.ts";
import { enterByBadge, readBadge } from "./enter-by-badge.ts";
import { issueBadge } from "./issue-badge.ts";
import { readBadges } from "./read-badges.ts";
import { setPin } from "./set-pin.ts";
import { changeTerminal, closeTerminal, openTerminal, readTerminals } from "./terminals.ts";
import { withdrawBadge } from "./withdraw-badge.ts";

export function badgeRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, badgeCalls.badges, async () => ({ data: await readBadges(platform) }));
  serve(app, platform, badgeCalls.issueBadge, async ({ params, body, caller, request }) => ({
    data: await issueBadge(platform, params.id, body.code, actorOf(caller, request.id)),
  }));
  serve(app, platform, badgeCalls.withdrawBadge, async ({ params, body, caller, request }) => ({
    data: await withdrawBadge(platform, params.id, body.because, actorOf(caller, request.id)),
  }));
  serve(app, platform, badgeCalls.setPin, async ({ params, body, caller, request }) => {
    await setPin(platform, params.id, body.pin, actorOf(caller, request.id));
    return { data: { pin: "set" as const } };
  });
  serve(app, platform, badgeCalls.readBadge, async ({ body, request }) => ({
    data: await readBadge(platform, request, body.badge),
  }));
  serve(app, platform, badgeCalls.signInByBadge, async ({ body, request, reply }) => {
    await enterByBadge(platform, { request, reply }, body);
    return sessionState(platform, request);
  });
  // The request itself is the visit that moves the session's end.
  serve(app, platform, badgeCalls.stay, async () => ({ data: { stays: true as const } }));

  serve(app, platform, terminalCalls.terminals, async ({ request }) => ({
    data: await readTerminals(platform, request),
  }));
  serve(app, platform, terminalCalls.openTerminal, async ({ body, caller, request, reply }) => ({
    data: await openTerminal(platform, { request, reply }, body, actorOf(caller, request.id)),
  }));
  serve(app, platform, terminalCalls.changeTerminal, async ({ params, body, caller, request }) => ({
    data: await changeTerminal(platform, request, { id: params.id, ...body }, actorOf(caller, request.id)),
  }));
  serve(app, platform, terminalCalls.closeTerminal, async ({ params, caller, request }) => ({
    data: await closeTerminal(platform, params.id, actorOf(caller, request.id)),
  }));
}
