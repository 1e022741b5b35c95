import { takeBackCalls } from "@selvedge/contracts/take-back/take-back.calls";
import { takeBack } from "@selvedge/domain/returns/take-back";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { askTakeBack } from "./ask-take-back.ts";

export function takeBackRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, takeBackCalls.ask, async ({ body, request }) => {
    const { id } = requireDivision(request);
    const isSent = await askTakeBack(platform, id, { email: body.email, remoteAddress: request.ip });
    return isSent
      ? { type: "success" as const, message: takeBack.sent }
      : { type: "error" as const, message: takeBack.sentBefore };
  });
}
