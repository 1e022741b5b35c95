import { waitingRefundCalls } from "@selvedge/contracts/orders/waiting-refunds.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { listRefunds } from "./list-refunds.ts";

export function waitingRefundRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, waitingRefundCalls.listWaitingRefunds, ({ query }) => listRefunds(platform, query.tab));
}
