import { moderationCalls } from "@selvedge/contracts/moderation/moderation.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { decideProduct } from "./decide-product.ts";
import { listPending } from "./list-pending.ts";
import type { Decider } from "./queries.ts";
import { undoDecision } from "./undo-decision.ts";

export function moderationRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, moderationCalls.pendingProducts, ({ query, caller }) =>
    listPending(platform, query.limit, deciderOf(caller)),
  );
  serve(app, platform, moderationCalls.decideProduct, async ({ params, body, caller }) => ({
    data: await decideProduct(platform, params.division, params.product, { decision: body, by: deciderOf(caller) }),
  }));
  serve(app, platform, moderationCalls.undoDecision, async ({ params, caller }) => ({
    data: await undoDecision(platform, params.division, params.product, deciderOf(caller)),
  }));
}

function deciderOf({ account }: Caller): Decider {
  if (!account) throw new Refusal("permissionDenied");
  return { name: account.fullName, accountId: account.id };
}
