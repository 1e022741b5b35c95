// Paying an order that was placed before, as a form: a typed card where the processor takes one from us, else its own page.
import { randomUUID } from "node:crypto";
import { cardFaults } from "@selvedge/domain/validation/card-faults";
import { enterOrderGiftCard, payOrder, removeOrderGiftCards } from "../../../modules/checkout/pay/index.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { originOf } from "../../../plugins/origin.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { cardInputOf, cardOf, cardTokenOf } from "../checkout-form.ts";
import { type Post, shopOf } from "../post.ts";

const ownPath = ({ request }: Post): string => request.url.split("?")[0]!;

/** Pays, or changes what gift cards pay; leads to the receipt, the bank or its own page. Throws validation with every fault of the card, and payOrder's refusals. */
export async function payPlacedOrder(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const { orderHash } = request.params as { orderHash: string };
  const { change } = fields;
  if (change === "gift-card" || change === "remove-gift-card") {
    const own = { division, orderHash };
    if (change === "remove-gift-card") await removeOrderGiftCards(platform, own);
    else await enterOrderGiftCard(platform, { ...own, code: fields.code ?? "", from: request.ip });
    return ownPath(post);
  }
  const expectedTotal = Number(fields.expectedTotal);
  const cardInput = cardInputOf(post);
  const isFree = expectedTotal === 0;
  const faults = cardInput.kind === "typed" && !isFree ? cardFaults(cardOf(fields), platform.now()) : {};
  if (Object.keys(faults).length > 0)
    throw new Refusal("validation", {
      errors: Object.fromEntries(Object.entries(faults).map(([name, text]) => [name, [text]])),
    });
  await countTry(platform.pools, limits.orders, orderHash.slice(0, 60));
  const { idempotencyKey = "" } = fields;
  const data = await payOrder(platform, {
    division,
    orderHash,
    // Each rendered page has its own key; the page that shows a refusal has a new one.
    idempotencyKey: /^[\w-]{8,60}$/.test(idempotencyKey) ? idempotencyKey : randomUUID(),
    cardToken: isFree ? "none" : await cardTokenOf(post, cardInput),
    expectedTotal,
    shopOrigin: originOf(platform, request),
    requestId: request.id,
  });
  return data.actionUrl ?? data.receiptUrl;
}
