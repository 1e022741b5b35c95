import { basePath } from "@selvedge/contracts/call";
import { streams } from "@selvedge/contracts/streams";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { requireAccess } from "../../plugins/access.ts";
import { streamMoves } from "../orders/index.ts";

/** Tells staff screens, by server-sent events, that some order moved; they fetch again what they show. */
export function liveRoute(app: FastifyInstance, platform: Platform) {
  app.get(`${basePath}/factory/live/`, async (request, reply) => {
    await requireAccess(platform, streams.factoryLive, request, undefined);
    streamMoves(platform, request, reply, () => true);
    return reply;
  });
}
