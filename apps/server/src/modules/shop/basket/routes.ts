import { basketCalls } from "@selvedge/contracts/basket/basket.calls";
import type { CallBody } from "@selvedge/contracts/call";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { serve } from "../../../plugins/serve.ts";
import { ensureSessionToken } from "../../../plugins/session/session.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { addItems } from "./add-items.ts";
import { changeLine } from "./change-line.ts";
import { changeParts } from "./change-parts.ts";
import { enterCode, removeCode, removeGiftCard } from "./enter-code.ts";
import { readBasket } from "./read-basket.ts";
import { moveToBasket, readSaved, removeSaved, saveForLater } from "./save-for-later.ts";
import { removeLine, updateLine } from "./update-line.ts";

type BundleOption = NonNullable<CallBody<typeof basketCalls.addItem>["bundleOptions"]>[number];

const optionOf = ({ bundleItemId, variantId, productColor, productSize }: BundleOption) => ({
  bundleItemId,
  ...(variantId !== undefined && { variantId: Number(variantId) }),
  ...(productColor !== undefined && { colour: productColor }),
  ...(productSize !== undefined && { size: productSize }),
});

export function basketRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, basketCalls.addItem, async ({ body, request, reply }) => {
    const sessionToken = ensureSessionToken(request, reply, platform.config);
    const basket = await addItems(platform, requireDivision(request), {
      sessionToken,
      name: body.name,
      wanted: [{ ...body.item, bundleOptions: body.bundleOptions?.map(optionOf) }],
      from: request.ip,
    });
    if (basket.items.length === 0) throw new Refusal("noItemsAdded");
    return basket;
  });

  serve(app, platform, basketCalls.bulkAdd, async ({ body, request, reply }) =>
    addItems(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      name: body.name,
      wanted: body.items,
      from: request.ip,
    }),
  );

  serve(app, platform, basketCalls.remove, async ({ body, request, reply }) =>
    removeLine(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      name: body.name,
      key: body.key,
    }),
  );

  serve(app, platform, basketCalls.update, async ({ body, request, reply }) =>
    updateLine(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      name: body.name,
      key: body.key,
      quantity: body.quantity,
    }),
  );

  serve(app, platform, basketCalls.enterCode, async ({ body: { code }, request, reply }) => {
    await countTry(platform.pools, limits.codes, request.ip);
    const sessionToken = ensureSessionToken(request, reply, platform.config);
    return enterCode(platform, requireDivision(request), { sessionToken, code, from: request.ip });
  });

  serve(app, platform, basketCalls.removeCode, async ({ body: { code }, request, reply }) =>
    removeCode(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      code,
    }),
  );

  serve(app, platform, basketCalls.removeGiftCard, async ({ body: { id }, request, reply }) =>
    removeGiftCard(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      id,
    }),
  );

  serve(app, platform, basketCalls.changeParts, async ({ body, request, reply }) =>
    changeParts(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      key: body.key,
      options: body.bundleOptions.map(optionOf),
    }),
  );

  serve(app, platform, basketCalls.change, async ({ body, request, reply }) =>
    changeLine(platform, requireDivision(request), {
      sessionToken: ensureSessionToken(request, reply, platform.config),
      key: body.key,
      colour: body.productColor,
      size: body.productSize,
    }),
  );

  for (const [call, act] of [
    [basketCalls.saveForLater, saveForLater],
    [basketCalls.moveToBasket, moveToBasket],
    [basketCalls.removeSaved, removeSaved],
  ] as const)
    serve(app, platform, call, async ({ body: { key }, request, reply }) => {
      const sessionToken = ensureSessionToken(request, reply, platform.config);
      return act(platform, requireDivision(request), { sessionToken, key });
    });
  serve(app, platform, basketCalls.listSaved, async ({ request }) => ({
    items: await readSaved(platform, requireDivision(request), request.sessionToken),
  }));

  serve(app, platform, basketCalls.listMain, async ({ request }) =>
    readBasket(platform, requireDivision(request), request.sessionToken, "main"),
  );
  serve(app, platform, basketCalls.listFavourites, async ({ request }) =>
    readBasket(platform, requireDivision(request), request.sessionToken, "favourites"),
  );
}
