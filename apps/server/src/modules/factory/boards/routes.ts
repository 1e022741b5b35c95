import { basePath } from "@selvedge/contracts/call";
import { stationCalls } from "@selvedge/contracts/factory/stations.calls";
import { streams } from "@selvedge/contracts/streams";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { requireAccess } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { streamMoves } from "../../orders/live/index.ts";
import { readFloor, readStation, readStations } from "./read-floor.ts";

export function boardRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, stationCalls.stations, async () => ({ data: await readStations(platform) }));
  serve(app, platform, stationCalls.station, async ({ params, query }) => ({
    data: await readStation(platform, params.station, query.shelf),
  }));
  serve(app, platform, stationCalls.floor, async () => ({ data: await readFloor(platform) }));

  // Notifies staff screens by server-sent events that an order moved; they fetch again what they show.
  app.get(`${basePath}/factory/live/`, async (request, reply) => {
    const { account } = await requireAccess(platform, streams.factoryLive, request, undefined);
    streamMoves(platform, request, reply, { isMine: () => true, accountId: account?.id });
    return reply;
  });
}
