import { customerViewCalls } from "@selvedge/contracts/customer-views/customer-views.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { giveView, viewPath } from "./give-view.ts";
import { listCustomers } from "./list-customers.ts";
import { openView } from "./open-view.ts";

export function customerViewRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, customerViewCalls.listCustomers, ({ query }) => listCustomers(platform, query));

  serve(app, platform, customerViewCalls.seeAs, async ({ body, caller, request }) => ({
    data: { url: await giveView(platform, body, { caller, request }) },
  }));

  // At the customer's host. Programs that only check an address send HEAD: no view begins by that.
  app.get<{ Params: { token: string } }>(`${viewPath}:token/`, { exposeHeadRoute: false }, async (request, reply) => {
    const path = await openView(platform, { request, reply }, request.params.token);
    reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer");
    return reply.redirect(path ?? `${platform.origins.backOffice}/customers?view=over`, 303);
  });
}
