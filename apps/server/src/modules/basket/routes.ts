import { basketCalls } from "@selvedge/contracts/basket/basket.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../platform.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { serve } from "../../plugins/serve.ts";
import { ensureVisitor } from "../../plugins/session.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { addItems, readBasket, removeLine, updateLine } from "./service.ts";

export function basketRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, basketCalls.addItem, async ({ body, request, reply }) => {
    const visitor = ensureVisitor(request, reply, platform.config);
    const basket = await addItems(platform, requireDivision(request), visitor, body.name, [body.item]);
    if (basket.items.length === 0) throw new Refusal("noItemsAdded");
    return basket;
  });

  serve(app, platform, basketCalls.bulkAdd, async ({ body, request, reply }) =>
    addItems(platform, requireDivision(request), ensureVisitor(request, reply, platform.config), body.name, body.items),
  );

  serve(app, platform, basketCalls.remove, async ({ body, request, reply }) =>
    removeLine(platform, requireDivision(request), ensureVisitor(request, reply, platform.config), body.name, body.key),
  );

  serve(app, platform, basketCalls.update, async ({ body, request, reply }) =>
    updateLine(
      platform,
      requireDivision(request),
      ensureVisitor(request, reply, platform.config),
      body.name,
      body.key,
      body.quantity,
    ),
  );

  serve(app, platform, basketCalls.listMain, async ({ request }) =>
    readBasket(platform, requireDivision(request), request.visitor, "main"),
  );
  serve(app, platform, basketCalls.listFavourites, async ({ request }) =>
    readBasket(platform, requireDivision(request), request.visitor, "favourites"),
  );
}
