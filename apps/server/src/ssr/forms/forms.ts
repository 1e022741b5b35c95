// The forms of shops' pages, for browsers without scripts. Each form does what its API call does, then redirects; errors
// are shown on its page.

import multipart from "@fastify/multipart";
import type { ErrorCode } from "@selvedge/contracts/errors";
import type { FormAnswer } from "@selvedge/contracts/pages/page-data";
import { missingPath } from "@selvedge/domain/access/guard";
import type { ProductId } from "@selvedge/domain/ids";
import { quantityLimit } from "@selvedge/domain/limits";
import { textFieldsOf } from "@selvedge/domain/personalisation/field-names";
import { signUpPaths } from "@selvedge/domain/sign-up/sign-up-steps";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { cancelByShopper } from "../../modules/orders/changes/index.ts";
import { mostArt, quoteArtLimitBytes } from "../../modules/orders/quotes/index.ts";
import { openByPostcode } from "../../modules/orders/receipt/index.ts";
import { photoLimitBytes } from "../../modules/orders/returns/index.ts";
import { addItems, removeLine, updateLine } from "../../modules/shop/basket/index.ts";
import { fetchProducts } from "../../modules/shop/catalogue/index.ts";
import type { Platform } from "../../platform.ts";
import { requireChange } from "../../plugins/access/customer-view.ts";
import { checkGuards } from "../../plugins/access/visit-facts.ts";
import { refusalOf, retrySeconds } from "../../plugins/errors.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { requireDivision } from "../../plugins/tenancy.ts";
import { favouritesPath } from "../loaders/favourites.ts";
import { newsletterPaths } from "../loaders/newsletter.ts";
import { contactPaths } from "../loaders/posting/contact.ts";
import { gatePost } from "../loaders/posting/gates.ts";
import { giftCardPath } from "../loaders/posting/gift-card.ts";
import { askGuards, quotePaths } from "../loaders/posting/quote.ts";
import { returnsPath } from "../loaders/posting/returns.ts";
import { renderVisit } from "../render/render-visit.ts";
import { send } from "../render/send.ts";
import { requireBuild } from "../render/storefront-build.ts";
import { visitOf } from "../visit.ts";
import { accountForms } from "./account-forms.ts";
import { basketForms, favouritesForms } from "./basket-forms.ts";
import { bundleOptionsOf } from "./bundle-options.ts";
import { changedTotal, pay } from "./checkout-form.ts";
import { changesCodes } from "./code-form.ts";
import { disown, useNewEmail } from "./confirm-forms.ts";
import { writeToShop } from "./contact-forms.ts";
import { chooseCurrency, currencyPath } from "./currency-form.ts";
import { editForms } from "./edit-forms.ts";
import { openGate, pageOfGate } from "./gate-forms.ts";
import { joinPath, joinTeam } from "./join-form.ts";
import {
  agreeToHandOver,
  linkPath,
  sendMailAgain,
  submitLink,
  submitMailedCode,
  submitSignIn,
} from "./mail-sign-in-forms.ts";
import { joinList, leave } from "./newsletter-forms.ts";
import { sendGiftCard } from "./orders/gift-card-form.ts";
import { lookForOrder } from "./orders/order-form.ts";
import { payPlacedOrder } from "./orders/pay-form.ts";
import { sendReview, withPhotos } from "./orders/review-form.ts";
import { type Fields, fieldsOf, type Post, sessionTokenOf, shopOf } from "./post.ts";
import { answerOwnQuote, askLong, askShort, ownQuotePath } from "./quotes/quote-forms.ts";
import { changeReturns, findToReturn, ownReturnsPath } from "./returns-forms.ts";
import {
  requestReset,
  resetPath,
  sendText,
  setNewPassword,
  signInPaths,
  submitCode,
  submitPassword,
  tokenOf,
} from "./sign-in-forms.ts";
import {
  accept,
  changeAddress,
  chooseWhatToSell,
  confirmCode,
  confirmLink,
  leaveAccount,
  nameTheShop,
  resend,
  signUp,
} from "./sign-up-forms.ts";
import { askForNotice, stockNoticePath } from "./stock-notice-form.ts";

/** Signs out, and ends what a colleague sees as a customer. */
const leavePath = "/logout/";

/** Of a form with files: its part of the app has the parser that takes them. */
const withFiles = { takesFiles: true as const };

/** Gives what registers a form. Its handler returns the path to redirect to, or null to show its page with what was typed. */
const formsIn =
  (app: FastifyInstance, platform: Platform, more: { takesFiles?: true } = {}) =>
  (path: string, act: (post: Post) => Promise<string | null>, backTo: (post: Post) => Promise<string>) =>
    app.post(path, { config: { showsRefusals: true, ...more } }, async (request, reply) => {
      const post = { platform, request, reply, fields: fieldsOf(request.body) };
      try {
        if (path !== leavePath) await requireChange(platform, request);
        const to = (await redirectByGuards(post)) ?? (await act(post));
        if (to === null) return showAgain(post, await backTo(post), noFaults);
        return reply.header("Cache-Control", "no-store").redirect(to, 303);
      } catch (error) {
        const refusal = refusalOf(error);
        const mayPass = refusal.code in retrySeconds;
        if (!mayPass && (refusal !== error || refusal.code === "serverError" || refusal.code === "notFound"))
          throw error;
        const shown = async () => showAgain(post, await backTo(post), messageOf(refusal, post.fields), refusal.code);
        // While the database is away the page cannot be rendered either: then the error itself is sent.
        return mayPass ? shown().catch(() => Promise.reject(error)) : shown();
      }
    });

/** Registers the forms. */
export function formRoutes(app: FastifyInstance, platform: Platform) {
  const form = formsIn(app, platform);
  app.register(async (inner) => {
    await withPhotos(inner);
    formsIn(inner, platform, withFiles)(
      "/review/:orderHash/:item/",
      sendReview,
      async ({ request }) => request.url.split("?")[0]!,
    );
  });
  form("/basket/add/", addToBasket, productPath);
  form(stockNoticePath, askForNotice, productPath);
  form("/basket/update/", changeLine, async () => "/basket/");
  form("/basket/remove/", removeItem, async () => "/basket/");
  form("/basket/codes/", changeCodes, async () => "/basket/");
  for (const { path, act } of basketForms) form(path, act, async () => "/basket/");
  for (const { path, act } of favouritesForms) form(path, act, async () => favouritesPath);
  form("/checkout/", pay, async () => "/checkout/");
  form("/receipt/:orderHash/", changeReceipt, async ({ request }) => receiptPath(request));
  form("/pay/:orderHash/", payPlacedOrder, async ({ request }) => request.url.split("?")[0]!);
  for (const { path, act, backTo } of editForms) form(path, act, async (post) => backTo(post));
  form(giftCardPath, sendGiftCard, async () => giftCardPath);
  form(returnsPath, findToReturn, async () => returnsPath);
  app.register(async (inner) => {
    const limits = { files: 12, fields: 400, fileSize: photoLimitBytes };
    await inner.register(multipart, { limits, throwFileSizeLimit: false });
    const path = `${returnsPath}:orderHash/`;
    formsIn(inner, platform, withFiles)(path, changeReturns, async (post) => ownReturnsPath(post));
  });
  form(quotePaths.ask, askShort, async () => quotePaths.ask);
  form(`${quotePaths.advanced}:order/`, answerOwnQuote, async (post) => ownQuotePath(post));
  app.register(async (inner) => {
    const limits = { files: mostArt, fields: 100, fileSize: quoteArtLimitBytes };
    await inner.register(multipart, { limits, throwFileSizeLimit: false });
    formsIn(inner, platform, withFiles)(quotePaths.advanced, askLong, async () => quotePaths.advanced);
  });
  form("/login/", submitSignIn, async () => signInPaths.password);
  form(signInPaths.shopper, submitPassword, async () => signInPaths.shopper);
  form(signInPaths.sent, submitMailedCode, async () => signInPaths.sent);
  form(signInPaths.order, lookForOrder, async () => signInPaths.order);
  form("/login/resend/", sendMailAgain, async () => signInPaths.sent);
  form("/login/link/:token/", submitLink, async ({ request }) => linkPath(tokenOf(request)));
  form("/login/hand-over/", agreeToHandOver, async () => "/login/hand-over/");
  form("/login/code/", submitCode, async ({ fields }) =>
    fields.recoveryCode === undefined ? signInPaths.code : signInPaths.recovery,
  );
  form("/login/text/", sendText, async () => signInPaths.code);
  form("/reset-password/", requestReset, async () => resetPath());
  form("/reset-password/:token/", setNewPassword, async ({ request }) => resetPath(tokenOf(request)));
  form("/change-email/:token/", useNewEmail, async ({ request }) => request.url.split("?")[0]!);
  form("/not-me/:token/", disown, async ({ request }) => request.url.split("?")[0]!);
  form("/join/:token/", joinTeam, async ({ request }) => joinPath(tokenOf(request)));
  form(leavePath, leaveAccount, async () => signInPaths.password);
  form(signUpPaths.account, signUp, async () => signUpPaths.account);
  form(signUpPaths.verify, confirmCode, async () => signUpPaths.verify);
  form(`${signUpPaths.verify}:token/`, confirmLink, async ({ request }) => request.url.split("?")[0]!);
  form("/sign-up/resend/", resend, async () => signUpPaths.verify);
  form("/sign-up/address/", changeAddress, async () => signUpPaths.verify);
  form(signUpPaths.shop, nameTheShop, async () => signUpPaths.shop);
  form(signUpPaths.sell, chooseWhatToSell, async () => signUpPaths.sell);
  form(signUpPaths.terms, accept, async () => signUpPaths.terms);
  for (const { path, act, backTo } of accountForms) form(path, act, async (post) => backTo(post));
  form(contactPaths.form, writeToShop, async () => contactPaths.form);
  form(gatePost, openGate, async (post) => pageOfGate(post));
  form(currencyPath, chooseCurrency, async () => "/");
  form("/newsletter/", joinList, async () => newsletterPaths.signUp);
  form("/newsletter/leave/:token/", leave, async () => newsletterPaths.signUp);
}

/** Where the guards of a form's page redirect this visitor; null if they let the visitor through. */
async function redirectByGuards({ platform, request }: Post): Promise<string | null> {
  const path = request.url.split("?")[0]!;
  const route = (await requireBuild()).match(path)?.route;
  const { decision } = await checkGuards(platform, request, [...(route?.guards ?? []), ...askGuards(path)], { path });
  if (decision.ok) return null;
  if (decision.to === missingPath) throw new Refusal("notFound");
  return decision.to;
}

async function addToBasket(post: Post): Promise<string> {
  const { productId = "", colour, size, quantity = "" } = post.fields;
  if (!/^\d{1,15}$/.test(productId)) throw new Refusal("productGone");
  const parts = bundleOptionsOf(post.fields);
  if (!size && parts.length === 0) throw new Refusal("validation", { message: "Choose a size first." });
  const wanted = wholeNumber(quantity, 1);
  if (wanted === null) throw new Refusal("validation", { message: quantityMessage });
  const texts = textFieldsOf(post.fields);
  const item = {
    productId: Number(productId) as ProductId,
    quantity: wanted,
    ...(size ? { productSize: size } : {}),
    ...(colour ? { productColor: colour } : {}),
    ...(Object.keys(texts).length > 0 ? { personalisation: texts } : {}),
    ...(parts.length > 0 ? { bundleOptions: parts } : {}),
  };
  const { added } = await addItems(post.platform, shopOf(post), {
    sessionToken: sessionTokenOf(post),
    name: "main",
    wanted: [item],
    from: post.request.ip,
  });
  if (added < wanted) throw new Refusal("validation", { message: basketFullMessage(added, wanted) });
  return "/basket/";
}

const quantityMessage = `Enter a whole number from 1 to ${quantityLimit}.`;

/** Why fewer were added than requested. */
const basketFullMessage = (added: number, wanted: number): string =>
  added === 0
    ? `Nothing was added. You already have ${quantityLimit} of these in your basket, the most you can order.`
    : `${added} of ${wanted} were added. You can order up to ${quantityLimit} of one item.`;

/** The path of the product that could not be added, in the chosen colour. */
async function productPath(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const id = Number(fields.productId) as ProductId;
  const [product] = Number.isSafeInteger(id) ? await fetchProducts(platform, requireDivision(request), [id]) : [];
  if (!product) return "/404/";
  const colour = product.options.some((option) => option.colour === fields.colour) ? `${slugOf(fields.colour!)}/` : "";
  return `/product/${product.urlName}/${colour}`;
}

const slugOf = (colour: string) => colour.toLowerCase().replaceAll(" ", "-");

async function changeLine(post: Post): Promise<string> {
  const quantity = wholeNumber(post.fields.quantity ?? "", 0);
  if (quantity === null) throw new Refusal("validation", { message: quantityMessage });
  await updateLine(post.platform, shopOf(post), {
    sessionToken: sessionTokenOf(post),
    name: "main",
    key: post.fields.key ?? "",
    quantity,
  });
  return "/basket/";
}

async function removeItem(post: Post): Promise<string> {
  await removeLine(post.platform, shopOf(post), {
    sessionToken: sessionTokenOf(post),
    name: "main",
    key: post.fields.key ?? "",
  });
  return "/basket/";
}

/** Enters a code, or removes one. Throws validation for none. */
async function changeCodes(post: Post): Promise<string> {
  if (await changesCodes(post)) return "/basket/";
  throw new Refusal("validation", { errors: { code: ["Enter a code first."] } });
}

/** A whole number within the limit of a basket line; null for anything else. */
function wholeNumber(text: string, least: number): number | null {
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number >= least && number <= quantityLimit ? number : null;
}

/** The two forms of a receipt: one shows the address, the other cancels the order. */
async function changeReceipt(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  if (fields.change !== "cancel") return showAddress(post);
  if (fields.sure !== "yes") throw new Refusal("validation", { message: "Tick the box to cancel the order." });
  const { orderHash } = request.params as { orderHash: string };
  await cancelByShopper(platform, shopOf(post), { request, orderHash, reason: (fields.reason ?? "").slice(0, 300) });
  return receiptPath(request);
}

/** Shows a receipt's full address to a reader who enters its postcode. */
async function showAddress(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  const { orderHash } = request.params as { orderHash: string };
  await openByPostcode(platform, shopOf(post), { request, reply, orderHash, postcode: fields.postcode ?? "" });
  return receiptPath(request);
}

const receiptPath = (request: FastifyRequest) =>
  `/receipt/${encodeURIComponent((request.params as { orderHash: string }).orderHash)}/`;

/** Never rendered back into a page. Six digits are: a code that was refused opens nothing, and one digit of it may be put right. */
const secretFields = new Set([
  "password",
  "word",
  "password_confirmation",
  "recoveryCode",
  "v3captchaToken",
  "v2captchaToken",
  "cardNumber",
  "expiry",
  "securityCode",
  "idempotencyKey",
  "expectedTotal",
  "seen",
  "show",
]);

type FormMessage = Pick<FormAnswer, "message" | "errors">;

const noFaults: FormMessage = { message: "", errors: {} };

function messageOf(refusal: Refusal, fields: Fields): FormMessage {
  const { code, message, options } = refusal;
  return {
    message: code === "priceChanged" ? changedTotal(refusal, fields) : message,
    errors: options.errors ?? errorsOfCode(code, message),
  };
}

/** The field that a refusal is about, where it names none itself. */
const fieldByCode: Partial<Record<ErrorCode, string>> = {
  cardDeclined: "card",
  wrongCode: "code",
  wrongRecoveryCode: "recoveryCode",
  captchaNeeded: "captcha",
};

function errorsOfCode(code: ErrorCode, message: string): Record<string, string[]> {
  const field = fieldByCode[code];
  return field ? { [field]: [message] } : {};
}

/** Renders the form's page with what was typed and its errors. */
async function showAgain(
  { platform, request, reply, fields }: Post,
  path: string,
  { message, errors }: FormMessage,
  code?: ErrorCode,
) {
  const storefront = await requireBuild();
  const found = storefront.match(path)!;
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
  const form: FormAnswer = { message, errors, values };
  const visit = {
    ...visitOf(platform, request, reply, { path, params: found.params, query: new URLSearchParams() }),
    form,
  };
  const rendered = await renderVisit(storefront, found.route, visit, "document");
  const seconds = code && retrySeconds[code];
  if (seconds === undefined || rendered.kind !== "page") return send(storefront, reply, rendered, "document");
  reply.header("Retry-After", String(seconds));
  return send(storefront, reply, { ...rendered, made: { ...rendered.made, status: 503 } }, "document");
}
