// The checkout as a form: without scripts everything that a shopper typed comes in one go, and everything that is wrong
// with it is told in one.
import { randomUUID } from "node:crypto";
import { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import type { QuoteData } from "@selvedge/contracts/storefront/page-data";
import { quoteChanges, readSeen } from "@selvedge/domain/basket/quote-changes";
import { formatMoney, fromMajor } from "@selvedge/domain/money/money";
import { cardFaults, type TypedCard } from "@selvedge/domain/validation/card-faults";
import type { LocalCards } from "../adapters/card-payments/local-cards.ts";
import { originOf, placeOrder } from "../modules/checkout/index.ts";
import { notePlaced } from "../modules/orders/index.ts";
import { countTry, limits } from "../plugins/limits.ts";
import { Refusal } from "../plugins/refusal.ts";
import { textsByField } from "../plugins/serve.ts";
import { hashOfVisitor } from "../plugins/session.ts";
import { type Fields, type Post, shopOf, visitorOf } from "./forms.ts";

/** Places and pays the order of a posted checkout. null: only the total of another country or delivery is asked for. */
export async function pay(post: Post): Promise<string | null> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const visitor = visitorOf(post);
  if (fields.show === "total") return null;
  const order = orderOf(post);
  const ownerHash = hashOfVisitor(visitor);
  await countTry(platform.pools, limits.orders, ownerHash.toString("base64url"));
  const cardToken = await tokenOf(post);
  const { idempotencyKey = "" } = fields;
  const data = await placeOrder(platform, {
    division,
    ownerHash,
    // Each document brings a key of its own; the page that shows a refusal brings the next one.
    idempotencyKey: /^[\w-]{8,60}$/.test(idempotencyKey) ? idempotencyKey : randomUUID(),
    body: { ...order, cardToken },
    shopOrigin: originOf(platform, request),
    requestId: request.id,
  });
  notePlaced(platform, request, post.reply, data.orderHash);
  return data.actionUrl ?? data.receiptUrl;
}

/** The order that the fields mean. Throws validation with every fault of address and card together. */
function orderOf({ platform, fields }: Post) {
  if (platform.cards.provider !== "local") throw new Refusal("paymentUnavailable");
  const order = checkoutCalls.place.body.safeParse({
    ...nested(fields),
    cardToken: "later",
    expectedTotal: Number(fields.expectedTotal),
  });
  const ofCard = Object.entries(cardFaults(cardOf(fields), platform.now())).map(([name, text]) => [name, [text]]);
  if (order.success && ofCard.length === 0) return order.data;
  const ofOrder = order.success ? {} : textsByField(order.error);
  throw new Refusal("validation", { errors: { ...ofOrder, ...Object.fromEntries(ofCard) } });
}

const cardOf = ({ cardNumber = "", expiry = "", securityCode = "" }: Fields): TypedCard => ({
  cardNumber,
  expiry,
  securityCode,
});

/** Without scripts the card reaches us on its way to the local processor. No other processor is ever sent a card by us. */
async function tokenOf({ platform, fields }: Post): Promise<string> {
  const { cardNumber: number, ...others } = cardOf(fields);
  const card = await (platform.cards as LocalCards).tokenise({ number, ...others }, platform.now());
  if (card) return card.token;
  const message = "This card number is not known. Please check it, or take another card.";
  throw new Refusal("cardInvalid", { message, errors: { cardNumber: [message] } });
}

/** "shippingAddress.zip" as a field of an object; fields of the card and of the form itself are left out. */
function nested(fields: Fields): Record<string, unknown> {
  const { email = "", phone = "", shippingMethod = "" } = fields;
  const prefix = "shippingAddress.";
  const address = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
  return { email, phone, shippingMethod, shippingAddress: Object.fromEntries(address) };
}

/** Why the total is not the one that the form was sent with, from what its page had shown. */
export function changedTotal({ options }: Refusal, { seen = "" }: Fields): string {
  const quote = options.data as QuoteData;
  const { currency } = quote.totals;
  return quoteChanges(readSeen(seen), quote, (major) => formatMoney(fromMajor(major, currency), currency));
}
