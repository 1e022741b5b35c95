// The checkout as a form: without scripts all fields arrive in one request, and all errors are shown together.
import { randomUUID } from "node:crypto";
import { checkoutCalls } from "@selvedge/contracts/checkout/checkout.calls";
import type { QuoteData } from "@selvedge/contracts/pages/page-data";
import { readBySchema } from "@selvedge/contracts/read-by-schema";
import { quoteChanges, readSeen } from "@selvedge/domain/basket/quote-changes";
import { formatMoney, fromMajor } from "@selvedge/domain/money/money";
import { cardFaults, type TypedCard } from "@selvedge/domain/validation/card-faults";
import type { WithoutScripts } from "../../adapters/card-payments/card-payments.ts";
import { buyerOf, placeOrder, readFoundAddress } from "../../modules/checkout/place/index.ts";
import { rememberPlacedOrder } from "../../modules/orders/receipt/index.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { textsByField } from "../../plugins/serve.ts";
import { hashOfSessionToken } from "../../plugins/session/session.ts";
import { changesCodes } from "./code-form.ts";
import { type Fields, type Post, sessionTokenOf, shopOf } from "./post.ts";

/** Places and pays the order of a posted checkout. null: the request only asks for the total of another country or delivery. */
export async function pay(post: Post): Promise<string | null> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const sessionToken = sessionTokenOf(post);
  if (await looksUp(post)) return null;
  // Nobody pays without the discount or the gift card that they meant to have: a typed code is entered first, and shown.
  if (await changesCodes(post)) return null;
  if (fields.show === "total" || fields.show === "code") return null;
  const isFree = Number(fields.expectedToPay ?? fields.expectedTotal) === 0;
  const cardInput = isFree || fields.payWith === "wallet" ? null : cardInputOf(post);
  const order = orderOf(post, cardInput);
  const ownerHash = hashOfSessionToken(sessionToken);
  await countTry(platform.pools, limits.checkoutForms, ownerHash.toString("base64url"));
  const cardToken = cardInput ? await cardTokenOf(post, cardInput) : "";
  const { idempotencyKey = "" } = fields;
  const data = await placeOrder(platform, {
    division,
    ownerHash,
    // Each rendered page has its own key; the page that shows a refusal has a new one.
    idempotencyKey: /^[\w-]{8,60}$/.test(idempotencyKey) ? idempotencyKey : randomUUID(),
    body: { ...order, cardToken },
    ...buyerOf(platform, request),
  });
  rememberPlacedOrder(platform, request, post.reply, data.orderHash);
  return data.actionUrl ?? data.receiptUrl;
}

/** Shows what fits a search for an address, or fills in the one that was picked. The search itself is its page's. */
async function looksUp({ platform, request, fields }: Post): Promise<boolean> {
  const { pick = "" } = fields;
  if (pick === "") return fields.show === "lookup";
  const address = await readFoundAddress(platform, { id: pick.slice(0, 200), remoteAddress: request.ip });
  for (const [name, value] of Object.entries(address ?? {})) fields[`shippingAddress.${name}`] = value;
  delete fields.pick;
  if (address) delete fields.lookUp;
  return true;
}

/** Reads the order from the fields. Throws validation with all errors of address and card together. */
function orderOf({ platform, fields }: Post, cardInput: WithoutScripts | null) {
  const order = readBySchema(checkoutCalls.place.body, {
    ...nested(fields),
    payWith: fields.payWith === "wallet" ? "wallet" : "card",
    cardToken: "later",
    expectedTotal: Number(fields.expectedTotal),
    ...(fields.expectedToPay !== undefined && { expectedToPay: Number(fields.expectedToPay) }),
  });
  const faults = cardInput?.kind === "typed" ? cardFaults(cardOf(fields), platform.now()) : {};
  const ofCard = Object.entries(faults).map(([name, text]) => [name, [text]]);
  if (order.success && ofCard.length === 0) return order.data;
  const ofOrder = order.success ? {} : textsByField(order.error);
  throw new Refusal("validation", { errors: { ...ofOrder, ...Object.fromEntries(ofCard) } });
}

export const cardOf = ({ cardNumber = "", expiry = "", securityCode = "" }: Fields): TypedCard => ({
  cardNumber,
  expiry,
  securityCode,
});

/** How the processor takes a card without scripts. Throws paymentUnavailable if it takes none. */
export function cardInputOf({ platform }: Post): Exclude<WithoutScripts, { kind: "none" }> {
  const { browser, unavailable } = platform.cards;
  if (!browser) throw new Refusal("paymentUnavailable", unavailable === null ? {} : { message: unavailable });
  if (browser.withoutScripts.kind !== "none") return browser.withoutScripts;
  throw new Refusal("paymentUnavailable", {
    message: "Paying here needs JavaScript. Please turn it on and reload this page. You have not been charged.",
  });
}

/** The card's token. A typed card is sent only to a processor that accepts cards from us. */
export async function cardTokenOf(
  { platform, fields }: Post,
  cardInput: Exclude<WithoutScripts, { kind: "none" }>,
): Promise<string> {
  if (cardInput.kind === "processorPage") return cardInput.token;
  const { cardNumber: number, ...others } = cardOf(fields);
  const token = await cardInput.tokenise({ number, ...others }, platform.now());
  if (token !== null) return token;
  const message = "We don't recognise this card number. Check it or use another card.";
  throw new Refusal("cardInvalid", { message, errors: { cardNumber: [message] } });
}

/**
 * Turns "shippingAddress.zip" into a nested field; fields of the card and of the form itself are left out. Another address on the
 * invoice is asked for with its tick alone.
 */
function nested(fields: Fields): Record<string, unknown> {
  const { email = "", phone = "", shippingMethod = "", vatNumber = "", note = "", giftNote = "" } = fields;
  // A note that was typed before the tick was taken away is none.
  const isGift = fields.isGift === "on";
  const own = { email, phone, shippingMethod, vatNumber, note, isGift, giftNote: isGift ? giftNote : "" };
  const shippingAddress = addressIn(fields, "shippingAddress.");
  return fields.billsElsewhere === "on"
    ? { ...own, shippingAddress, billingAddress: addressIn(fields, "billingAddress.") }
    : { ...own, shippingAddress };
}

const addressIn = (fields: Fields, prefix: string): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

/** Why the total differs from the one that the form was sent with, compared to what its page had shown. */
export function changedTotal({ options }: Refusal, { seen = "" }: Fields): string {
  const quote = options.data as QuoteData;
  const { currency } = quote.totals;
  return quoteChanges(readSeen(seen), quote, (major) => formatMoney(fromMajor(major, currency), currency));
}
