import { subscribeMessages } from "@selvedge/contracts/subscribers/messages";
import { subscriberCalls } from "@selvedge/contracts/subscribers/subscribers.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { subscribe } from "./subscribe.ts";

export function subscriberRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, subscriberCalls.subscribe, async ({ body, request }) => {
    const { id } = requireDivision(request);
    const { division = id, ...subscription } = body;
    if (division !== id) throw new Refusal("notFound");
    await subscribe(platform, id, { ...subscription, remoteAddress: request.ip });
    return { data: { message: subscribeMessages.sent } };
  });
}
