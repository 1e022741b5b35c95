import { moderationCalls } from "@selvedge/contracts/back-office/moderation.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import type { Caller } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import type { Decider } from "./queries.ts";
import { decide, listPending, undo } from "./service.ts";

export function moderationRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, moderationCalls.pendingProducts, ({ query, caller }) =>
    listPending(platform, query.limit, deciderOf(caller)),
  );
  serve(app, platform, moderationCalls.decideProduct, async ({ params, body, caller }) => ({
    data: await decide(platform, params.division, params.product, body, deciderOf(caller)),
  }));
  serve(app, platform, moderationCalls.undoDecision, async ({ params, caller }) => ({
    data: await undo(platform, params.division, params.product, deciderOf(caller)),
  }));
}

function deciderOf({ account }: Caller): Decider {
  if (!account) throw new Refusal("permissionDenied");
  return { name: account.fullName, accountId: account.id };
}
