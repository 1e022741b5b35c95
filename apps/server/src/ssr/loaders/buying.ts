// Pages of one visitor: basket, checkout, receipt.
import { randomUUID } from "node:crypto";
import type {
  BasketData,
  BasketPageData,
  CardEntry,
  DeliveryPromise,
  FormAnswer,
  ReceiptData,
  ReceiptPageData,
} from "@selvedge/contracts/pages/page-data";
import { writeSeen } from "@selvedge/domain/basket/quote-changes";
import { chargeOf, chosenCurrency, currencyCookie } from "@selvedge/domain/currency/shopper-currency";
import { readFeatureFlags } from "@selvedge/domain/feature-flags";
import type { ProductId } from "@selvedge/domain/ids";
import { addressSearchLimit } from "@selvedge/domain/limits";
import { addressFormOf } from "@selvedge/domain/shipping/address-form/address-form";
import { orderByWords } from "@selvedge/domain/shipping/delivery-promise";
import { normaliseEmail } from "@selvedge/domain/text";
import { hasAttempt, settleAttempt } from "../../modules/checkout/payments/index.ts";
import { cardsOfShop, findAddresses, quoteBasket } from "../../modules/checkout/place/index.ts";
import { papersOfReceipt } from "../../modules/orders/changes/index.ts";
import { invoicePathOf } from "../../modules/orders/invoices/index.ts";
import { lastPlacedOrder, receiptFor, rememberShown, shownReceipt } from "../../modules/orders/receipt/index.ts";
import { readBasket, readSaved, refusalOfCode } from "../../modules/shop/basket/index.ts";
import { fetchProducts } from "../../modules/shop/catalogue/index.ts";
import type { ShopFront } from "../../modules/shop/shop-window/index.ts";
import type { Platform } from "../../platform.ts";
import { findAccount } from "../../plugins/access/find-account.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { ensureSessionToken } from "../../plugins/session/session.ts";
import { refusedCodeName } from "../code-link.ts";
import { type Loaded, loadedPage, missing, type PageMeta, type Visit } from "../visit.ts";
import { prefilledOf } from "./account/prefilled.ts";
import { countries } from "./countries.ts";
import { destinationName, destinationOf } from "./destination.ts";
import { signInPaths } from "./sign-in/sign-in-steps.ts";

const privateMeta = (title: string, canonicalPath: string): PageMeta => ({
  title,
  description: "",
  canonicalPath,
  isNoindex: true,
});

export async function basket(visit: Visit, front: Promise<ShopFront>): Promise<Loaded<"basket">> {
  const form = visit.form ?? (await refusedCodeOf(visit));
  const found = await basketOf(visit);
  const isEmpty = found.items.length === 0;
  return loadedPage<"basket">({
    route: "basket",
    data: {
      basket: found,
      saved: await readSaved(visit.platform, visit.division, visit.request.sessionToken),
      editing: await choicesOf(visit, found),
      placed: isEmpty ? await placedWith(found, visit) : null,
      delivery: isEmpty ? null : await promiseOf(visit),
      wallet: visit.platform.wallet?.methodName ?? null,
      destination: destinationOf(visit),
      currencyNotice: await currencyNotice(visit, front),
      form,
    },
    meta: privateMeta("Basket", "/basket/"),
    status: visit.form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

/** What the line of `?edit=` may be changed to, also after a form was refused. */
async function choicesOf(
  { platform, division, query, form }: Visit,
  { items }: BasketData,
): Promise<BasketPageData["editing"]> {
  const key =
    form?.values.colour === undefined && form?.values["part.0"] === undefined ? query.get("edit") : form.values.key;
  const item = items.find((each) => each.key === key);
  if (!item) return null;
  const [product] = await fetchProducts(platform, division, [item.productId as ProductId]);
  return product ? { key: item.key, options: product.options, parts: product.parts ?? [] } : null;
}

/** Says what is charged to a visitor who looks at prices in another currency; every order is in the shop's own. */
async function currencyNotice({ division, request, platform }: Visit, front: Promise<ShopFront>): Promise<string> {
  const { offered } = (await front).around;
  const chosen = chosenCurrency(request.cookies[currencyCookie], offered);
  return chargeOf(division.currency, chosen, [], platform.now().toISOString()).notice;
}

/** Why the code of a link is not taken, beside the field for codes. */
async function refusedCodeOf({ platform, division, request, query }: Visit): Promise<FormAnswer | null> {
  const code = (query.get(refusedCodeName) ?? "").slice(0, 40);
  if (code === "" || !request.sessionToken) return null;
  await countTry(platform.pools, limits.codes, request.ip);
  const why = await refusalOfCode(platform, division, {
    sessionToken: request.sessionToken,
    code,
    from: request.ip,
  });
  return why === null ? null : { message: "", errors: { code: [why] }, values: { code } };
}

const basketOf = ({ platform, division, request }: Visit) =>
  readBasket(platform, division, request.sessionToken, "main");

/** The delivery that the checkout preselects for this basket; null if the basket cannot be paid for as it is. */
async function promiseOf({ platform, division, request }: Visit): Promise<DeliveryPromise | null> {
  const country = destinationOf({ request });
  try {
    const { shipping, chosen } = await quoteBasket(platform, division, {
      sessionToken: request.sessionToken,
      country,
    });
    const promised = shipping.find(({ code }) => code === chosen);
    const orderBy = orderByWords(platform.now(), division.timeZone);
    return promised ? { ...promised, orderBy, ...destinationName(country) } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The order that emptied a basket. Paying deletes the basket: one with a version was emptied by the shopper since. */
const placedWith = async ({ version }: { version: number }, { platform, division, request }: Visit) =>
  version === 0 ? lastPlacedOrder(platform, division, request) : null;

/** The message for a shopper who returns from the bank without having paid. */
const bankMessages: Record<string, string> = {
  refused: "Your bank did not confirm this payment. You have not been charged. Try again or use another card.",
  waiting: "Your bank has not confirmed this payment yet. Try again in a moment.",
};

export async function checkout(visit: Visit, front: Promise<ShopFront>): Promise<Loaded<"checkout">> {
  if (visit.params.attempt !== undefined) return returnFromBank(visit, visit.params.attempt);
  const { platform, division, request, reply, query } = visit;
  const bank = bankMessages[query.get("payment") ?? ""];
  const form = visit.form ?? (bank ? { message: bank, errors: { card: [bank] }, values: {} } : null);
  const known = await prefilledOf(visit);
  // The express checkout begins with the wallet.
  const isExpress = query.get("express") === "true" && platform.wallet !== null;
  const prefilled = isExpress ? { ...known, payWith: "wallet" } : known;
  const wanted = (form ?? { values: prefilled }).values["shippingAddress.country"] ?? "";
  const country = countries.some(({ code }) => code === wanted) ? wanted : destinationOf(visit);
  ensureSessionToken(request, reply, platform.config);
  const quote = await quoteBasket(platform, division, {
    sessionToken: request.sessionToken,
    country,
    shippingMethod: form?.values.shippingMethod,
  }).catch((error) => {
    if (error instanceof Refusal) return error;
    throw error;
  });
  const isQuoted = !(quote instanceof Refusal);
  const isRefused = visit.form !== null && visit.form.message !== "";
  return loadedPage<"checkout">({
    route: "checkout",
    data: {
      quote: isQuoted ? quote : null,
      isBasketEmpty: !isQuoted && quote.code === "basketEmpty",
      title: isQuoted ? "" : (unpayableTitles[quote.code] ?? "You can't check out yet"),
      message: isQuoted ? "" : firstText(quote),
      seen: isQuoted ? writeSeen(quote) : "",
      placed: isQuoted || quote.code !== "basketEmpty" ? null : await placedWith(await basketOf(visit), visit),
      country,
      countries,
      ...addressFormsOf(form?.values ?? prefilled, country),
      lookUp: await lookUpOf(visit, country),
      idempotencyKey: randomUUID(),
      cards: readFeatureFlags(query).stripe ? cardEntryOf(await cardsOfShop(platform, division.id)) : null,
      wallet: platform.wallet?.methodName ?? null,
      isExpress: isExpress && known["shippingAddress.street"] !== undefined,
      currencyNotice: await currencyNotice(visit, front),
      prefilled,
      form,
    },
    // A screen reader reads the title first, so it names the error.
    meta: privateMeta(isRefused ? "Please check your details: Checkout" : "Checkout", "/checkout/"),
    status: isRefused ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

/** What a form without scripts has asked for. */
async function lookUpOf({ platform, request, form }: Visit, country: string) {
  if (!platform.addressLookUp) return null;
  const text = (form?.values.lookUp ?? "").slice(0, addressSearchLimit);
  return text === ""
    ? { found: [], message: "" }
    : findAddresses(platform, { text, country, remoteAddress: request.ip });
}

/** The fields of both addresses, each as its own country has them. */
function addressFormsOf(values: Readonly<Record<string, string>>, country: string) {
  const asked = values["billingAddress.country"] ?? "";
  const billingCountry = countries.some(({ code }) => code === asked) ? asked : country;
  return {
    billingCountry,
    forms: {
      shippingAddress: addressFormOf(country, typedAddress(values, "shippingAddress.")),
      billingAddress: addressFormOf(billingCountry, typedAddress(values, "billingAddress.")),
    },
  };
}

const typedAddress = (values: Readonly<Record<string, string>>, prefix: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  );

/** How a card is entered here; null if cards are not accepted. */
export function cardEntryOf({ browser }: Platform["cards"]): CardEntry | null {
  return browser && { ...browser.entry, withoutScripts: browser.withoutScripts.kind };
}

/** Why there is no form, as a heading. */
const unpayableTitles: Partial<Record<Refusal["code"], string>> = {
  basketEmpty: "Nothing to pay for",
  productGone: "Something in your basket is no longer available",
};

const firstText = ({ message, options }: Refusal): string => Object.values(options.errors ?? {})[0]?.[0] ?? message;

const attemptShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Return from the bank: reads the result from the processor and redirects the shopper accordingly. */
async function returnFromBank({ platform, division }: Visit, attempt: string): Promise<Loaded<"checkout">> {
  if (!attemptShape.test(attempt) || !(await hasAttempt(platform, division.id, attempt))) return missing;
  const answer = await settleAttempt(platform, division.id, attempt);
  const to = answer?.ok ? answer.data.receiptUrl : `/checkout/?payment=${answer ? "refused" : "waiting"}`;
  return { kind: "redirect", to, status: 303 };
}

export async function receipt(visit: Visit, front: Promise<ShopFront>): Promise<Loaded<"receipt">> {
  const { platform, division, params, request, reply, form } = visit;
  const { orderHash } = params;
  if (!orderHash) return leadToReceipt(visit);
  const found = await receiptFor(platform, division, request, orderHash);
  if (!found) {
    await countTry(platform.pools, limits.receipts, request.ip);
    return missing;
  }
  rememberShown(platform.config, request, reply, { reference: found.reference, orderHash });
  const said = (await front).receipts;
  return loadedPage<"receipt">({
    route: "receipt",
    data: {
      orderHash,
      receipt: found,
      form,
      said,
      ...(await accountPartsOf({ platform, division, request, said }, orderHash, found)),
    },
    status: form ? 422 : 200,
    // Tags read the head as well, so it does not say which receipt this is.
    meta: { ...privateMeta(`Order ${found.reference}`, receiptPath), refreshSeconds: 30 },
    tags: [],
    isPrivate: true,
  });
}

const receiptPath = "/receipt/";

/** Back to the receipt that this browser shows or has placed; who has none finds their order by its number. */
async function leadToReceipt({ platform, division, request, query }: Visit): Promise<Loaded<"receipt">> {
  const orderHash =
    shownReceipt(platform.config, request, query.get("order")) ??
    (await lastPlacedOrder(platform, division, request))?.orderHash;
  const to = orderHash ? `${receiptPath}${encodeURIComponent(orderHash)}/` : signInPaths.order;
  return { kind: "redirect", to, status: 303 };
}

/** What only a reader who sees the address is shown: the way to an account, and the invoice. */
async function accountPartsOf(
  {
    platform,
    division,
    request,
    said,
  }: Pick<Visit, "platform" | "division" | "request"> & Pick<ReceiptPageData, "said">,
  orderHash: string,
  { shippingAddress, email }: ReceiptData,
): Promise<Pick<ReceiptPageData, "account" | "invoicePath" | "creditNotes" | "supplements">> {
  if (shippingAddress.isMasked) return { account: null, invoicePath: "", creditNotes: [], supplements: [] };
  const [account, invoicePath, papers] = await Promise.all([
    findAccount(platform, request),
    invoicePathOf(platform, division.id, orderHash),
    papersOfReceipt(platform, division.id, orderHash),
  ]);
  const isOwn = account?.isVerified && normaliseEmail(account.email) === normaliseEmail(email);
  const offered = !account && said.offersAccount ? "offer" : null;
  return { account: isOwn ? "own" : offered, invoicePath, ...papers };
}
