import { returnCalls } from "@selvedge/contracts/returns/returns.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Caller } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { changeByStaff, changeOfShop } from "../changes/index.ts";
import { moverOf } from "../moves/index.ts";
import { approveReturn, endReturn, inspectReturn, receiveReturn } from "./desk-steps.ts";
import { listReturns, returnPhoto, showReturn } from "./list-returns.ts";
import { registerReturn } from "./register-return.ts";

export function returnRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, returnCalls.registerOfShop, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await registerReturn(platform, changeOfShop(caller, params.id, request.id), {
      ...body,
      ...{ reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, returnCalls.register, async ({ caller, params, body, idempotencyKey, request }) => ({
    data: await registerReturn(platform, changeByStaff(caller, params.order, request.id), {
      ...body,
      ...{ reason: body.reasonCode, requestKey: idempotencyKey },
    }),
  }));
  serve(app, platform, returnCalls.listReturns, ({ query }) => listReturns(platform, query.tab));
  serve(app, platform, returnCalls.findReturn, async ({ query }) => ({ data: await showReturn(platform, query) }));
  serve(app, platform, returnCalls.getReturn, async ({ params }) => ({
    data: await showReturn(platform, { id: params.return }),
  }));
  serve(app, platform, returnCalls.photo, async ({ params, reply }) =>
    reply
      .type("image/webp")
      .header("Content-Security-Policy", "default-src 'none'")
      .send(await returnPhoto(platform, params.return, params.line)),
  );
  const after = async (id: number) => ({ data: await showReturn(platform, { id }) });
  serve(app, platform, returnCalls.approve, async ({ caller, params, request }) => {
    await approveReturn(platform, params.return, doer(caller, request.id));
    return after(params.return);
  });
  serve(app, platform, returnCalls.receive, async ({ caller, params, request }) => {
    await receiveReturn(platform, params.return, doer(caller, request.id));
    return after(params.return);
  });
  serve(app, platform, returnCalls.inspect, async ({ caller, params, body, request }) => {
    await inspectReturn(platform, params.return, { ...body, ...doer(caller, request.id) });
    return after(params.return);
  });
  serve(app, platform, returnCalls.settle, async ({ caller, params, body, request }) => {
    await endReturn(platform, params.return, { ...body, ...doer(caller, request.id) });
    return after(params.return);
  });
}

const doer = (caller: Caller, requestId: string) => ({ by: moverOf(caller), requestId });
