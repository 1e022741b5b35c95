// Pages of one visitor: basket, checkout, receipt.
import { randomUUID } from "node:crypto";
import type { DeliveryPromise } from "@selvedge/contracts/storefront/page-data";
import { writeSeen } from "@selvedge/domain/basket/quote-changes";
import { readFeatureFlags } from "@selvedge/domain/feature-flags";
import { orderByWords } from "@selvedge/domain/shipping/delivery-promise";
import { usualCountry } from "@selvedge/domain/shipping/usual-country";
import { readBasket } from "../../modules/basket/index.ts";
import { hasAttempt, quoteBasket, settleAttempt } from "../../modules/checkout/index.ts";
import { placedHere, receiptFor } from "../../modules/orders/index.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { ensureVisitor } from "../../plugins/session.ts";
import { countries } from "../countries.ts";
import { type Loaded, loadedPage, missing, type PageMeta, type Visit } from "../visit.ts";

const own = (title: string, canonicalPath: string): PageMeta => ({
  title,
  description: "",
  canonicalPath,
  isNoindex: true,
});

export async function basket(visit: Visit): Promise<Loaded> {
  const { form } = visit;
  const found = await basketOf(visit);
  const isEmpty = found.items.length === 0;
  return loadedPage<"basket">({
    route: "basket",
    data: {
      basket: found,
      placed: isEmpty ? await placedWith(found, visit) : null,
      delivery: isEmpty ? null : await promiseOf(visit),
      form,
    },
    meta: own("Basket", "/basket/"),
    status: form ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

const basketOf = ({ platform, division, request }: Visit) => readBasket(platform, division, request.visitor, "main");

/** What the checkout will preselect for this basket; null where it cannot be paid for as it is. */
async function promiseOf({ platform, division, request }: Visit): Promise<DeliveryPromise | null> {
  try {
    const { shipping, chosen } = await quoteBasket(platform, division, request.visitor, usualCountry);
    const promised = shipping.find(({ code }) => code === chosen);
    return promised ? { ...promised, orderBy: orderByWords(platform.now(), division.timeZone) } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The order that emptied a basket. Paying takes the basket itself away: one with a version was emptied by hand since. */
const placedWith = async ({ version }: { version: number }, { platform, division, request }: Visit) =>
  version === 0 ? placedHere(platform, division, request) : null;

/** What a shopper is told who comes back from the bank without having paid. */
const bankWords: Record<string, string> = {
  refused: "Your bank did not confirm this payment. You have not been charged. Try again, or another card.",
  waiting: "Your bank has not confirmed this payment yet. Try again in a moment.",
};

export async function checkout(visit: Visit): Promise<Loaded> {
  const { platform, division, request, reply, query } = visit;
  const bank = bankWords[query.get("payment") ?? ""];
  const form = visit.form ?? (bank ? { message: bank, errors: { card: [bank] }, values: {} } : null);
  const wanted = form?.values["shippingAddress.country"] ?? "";
  const country = countries.some(({ code }) => code === wanted) ? wanted : usualCountry;
  ensureVisitor(request, reply, platform.config);
  const quote = await quoteBasket(platform, division, request.visitor, country, form?.values.shippingMethod).catch(
    (error) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );
  const isQuoted = !(quote instanceof Refusal);
  const isRefused = visit.form !== null && visit.form.message !== "";
  return loadedPage<"checkout">({
    route: "checkout",
    data: {
      quote: isQuoted ? quote : null,
      title: isQuoted ? "" : (whyNot[quote.code] ?? "This cannot be paid for yet"),
      message: isQuoted ? "" : firstText(quote),
      seen: isQuoted ? writeSeen(quote) : "",
      placed: isQuoted || quote.code !== "basketEmpty" ? null : await placedWith(await basketOf(visit), visit),
      country,
      countries,
      idempotencyKey: randomUUID(),
      takesCards: platform.cards.provider !== "none" && readFeatureFlags(query).stripe,
      form,
    },
    // A screen reader says the title first: that something is wrong belongs there.
    meta: own(isRefused ? "Please check your details: Checkout" : "Checkout", "/checkout/"),
    status: isRefused ? 422 : 200,
    tags: [],
    isPrivate: true,
  });
}

/** Why there is nothing to fill in, as a heading. */
const whyNot: Partial<Record<Refusal["code"], string>> = {
  basketEmpty: "Nothing to pay for",
  productGone: "Something in your basket is gone",
};

const firstText = ({ message, options }: Refusal): string => Object.values(options.errors ?? {})[0]?.[0] ?? message;

const attemptShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Back from the bank: the processor says what became of it, and the shopper is led on. */
export async function checkoutReturn({ platform, division, params }: Visit): Promise<Loaded> {
  const attempt = params.attempt!;
  if (!attemptShape.test(attempt) || !(await hasAttempt(platform, division.id, attempt))) return missing;
  const answer = await settleAttempt(platform, division.id, attempt);
  const to = answer?.ok ? answer.data.receiptUrl : `/checkout/?payment=${answer ? "refused" : "waiting"}`;
  return { kind: "redirect", to, status: 303 };
}

export async function receipt({ platform, division, params, request, form }: Visit): Promise<Loaded> {
  const orderHash = params.orderHash!;
  const found = await receiptFor(platform, division, request, orderHash);
  if (!found) {
    await countTry(platform.pools, limits.receipts, request.ip);
    return missing;
  }
  return loadedPage<"receipt">({
    route: "receipt",
    data: { orderHash, receipt: found, form },
    status: form ? 422 : 200,
    meta: { ...own(`Order ${found.reference}`, `/receipt/${orderHash}/`), refreshSeconds: 30 },
    tags: [],
    isPrivate: true,
  });
}
