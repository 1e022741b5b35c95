import { parcelCalls } from "@selvedge/contracts/factory/parcels.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { moverOf } from "../../orders/moves/index.ts";
import { sendPdf } from "../floor/index.ts";
import { closeManifest, manifestPdf, readManifests } from "./manifests.ts";
import { parcelLabelPdf } from "./parcel-label.ts";
import { weighParcel } from "./weigh.ts";

export function parcelRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, parcelCalls.parcelLabel, async ({ params, query, reply }) =>
    sendPdf(reply, await parcelLabelPdf(platform, params.order, query.factory), `parcel-label-${params.order}.pdf`),
  );
  serve(app, platform, parcelCalls.weighParcel, async ({ params, body, caller, request }) => ({
    data: await weighParcel(platform, moverOf(caller), { orderId: params.order, request: body, requestId: request.id }),
  }));
  serve(app, platform, parcelCalls.manifests, async () => ({ data: await readManifests(platform) }));
  serve(app, platform, parcelCalls.closeManifest, async ({ body, caller }) => ({
    data: await closeManifest(platform, moverOf(caller), body),
  }));
  serve(app, platform, parcelCalls.manifestPdf, async ({ params, reply }) =>
    sendPdf(reply, await manifestPdf(platform, params.manifest), `${params.manifest}.pdf`),
  );
}
