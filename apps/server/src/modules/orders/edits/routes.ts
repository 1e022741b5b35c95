import { orderEditCalls } from "@selvedge/contracts/orders/order-edits.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { changeByStaff, changeOfReceipt, changeOfShop } from "../changes/index.ts";
import { changeAddress } from "./change-address.ts";
import { changeLine } from "./change-line.ts";
import { changeableLines } from "./changeable-lines.ts";

export function orderEditRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, orderEditCalls.changeAddressByShopper, async ({ params, body, request }) => {
    const change = await changeOfReceipt(platform, requireDivision(request), request, params.orderHash);
    return { data: await changeAddress(platform, change, body) };
  });
  serve(app, platform, orderEditCalls.changeAddressOfShop, async ({ caller, params, body, request }) => ({
    data: await changeAddress(platform, changeOfShop(caller, params.id, request.id), body),
  }));
  serve(app, platform, orderEditCalls.changeAddress, async ({ caller, params, body, request }) => ({
    data: await changeAddress(platform, changeByStaff(caller, params.order, request.id), body),
  }));
  serve(app, platform, orderEditCalls.changeLineByShopper, async ({ params, body, request }) => {
    const change = await changeOfReceipt(platform, requireDivision(request), request, params.orderHash);
    return { data: await changeLine(platform, change, { ...body, itemId: params.item }) };
  });
  serve(app, platform, orderEditCalls.changeLineOfShop, async ({ caller, params, body, request }) => ({
    data: await changeLine(platform, changeOfShop(caller, params.id, request.id), { ...body, itemId: params.item }),
  }));
  serve(app, platform, orderEditCalls.changeLine, async ({ caller, params, body, request }) => ({
    data: await changeLine(platform, changeByStaff(caller, params.order, request.id), { ...body, itemId: params.item }),
  }));
  serve(app, platform, orderEditCalls.changeableLinesOfShop, async ({ caller, params }) => ({
    data: await changeableLines(platform, caller.divisionId, params.id),
  }));
  serve(app, platform, orderEditCalls.changeableLines, async ({ params }) => ({
    data: await changeableLines(platform, null, params.order),
  }));
}
