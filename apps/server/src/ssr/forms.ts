// What shops' pages post where no scripts run. Each form does what its call does, then leads on; what is wrong is shown
// in place.

import type { ErrorCode } from "@selvedge/contracts/errors";
import type { FormAnswer } from "@selvedge/contracts/storefront/page-data";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { quantityLimit } from "@selvedge/domain/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { signIn } from "../modules/accounts/index.ts";
import { addItems, moveBaskets, removeLine, updateLine } from "../modules/basket/index.ts";
import { fetchProducts } from "../modules/catalogue/index.ts";
import { openByPostcode } from "../modules/orders/index.ts";
import type { Platform } from "../platform.ts";
import { refusalOf, retrySeconds } from "../plugins/errors.ts";
import { Refusal } from "../plugins/refusal.ts";
import { ensureVisitor, setVisitor } from "../plugins/session.ts";
import { type Division, requireDivision } from "../plugins/tenancy.ts";
import { changedTotal, pay } from "./checkout-form.ts";
import { drawVisit } from "./draw.ts";
import { newsletterPaths } from "./loaders/newsletter.ts";
import { afterSignIn } from "./loaders/simple.ts";
import { joinList, leave } from "./newsletter-forms.ts";
import { requireBuild, send, visitOf } from "./routes.ts";

export type Fields = Record<string, string>;

/** Wires the forms. What a form does gives the address that it leads to, or null to show its page as it was filled in. */
export function formRoutes(app: FastifyInstance, platform: Platform) {
  const form = (path: string, act: (post: Post) => Promise<string | null>, backTo: (post: Post) => Promise<string>) =>
    app.post(path, async (request, reply) => {
      const post = { platform, request, reply, fields: fieldsOf(request.body) };
      try {
        const to = await act(post);
        if (to === null) return showAgain(post, await backTo(post), noFaults);
        return reply.header("Cache-Control", "no-store").redirect(to, 303);
      } catch (error) {
        const refusal = refusalOf(error);
        const mayPass = refusal.code in retrySeconds;
        if (!mayPass && (refusal !== error || refusal.code === "serverError" || refusal.code === "notFound"))
          throw error;
        const shown = async () => showAgain(post, await backTo(post), told(refusal, post.fields), refusal.code);
        // Where the database is away the page cannot be drawn either: then the fault itself is told.
        return mayPass ? shown().catch(() => Promise.reject(error)) : shown();
      }
    });
  form("/basket/add/", addToBasket, productPath);
  form("/basket/update/", changeLine, async () => "/basket/");
  form("/basket/remove/", takeOut, async () => "/basket/");
  form("/checkout/", pay, async () => "/checkout/");
  form("/receipt/:orderHash/", showAddress, async ({ request }) => receiptPath(request));
  form("/login/", enter, async () => "/login/");
  form("/newsletter/", joinList, async () => newsletterPaths.ask);
  form("/newsletter/leave/:token/", leave, async () => newsletterPaths.ask);
}

export interface Post {
  platform: Platform;
  request: FastifyRequest;
  reply: FastifyReply;
  fields: Fields;
}

/** Flat text fields; of a field sent twice the first counts. */
const fieldsOf = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries((body ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name,
      String(Array.isArray(value) ? value[0] : value).slice(0, 4000),
    ]),
  );

export const shopOf = ({ request }: Post): Division => {
  if (request.place.kind !== "shop") throw new Refusal("notFound");
  return requireDivision(request);
};

export const visitorOf = ({ platform, request, reply }: Post) => ensureVisitor(request, reply, platform.config);

async function addToBasket(post: Post): Promise<string> {
  const { productId = "", colour, size, quantity = "" } = post.fields;
  if (!/^\d{1,15}$/.test(productId)) throw new Refusal("productGone");
  if (!size) throw new Refusal("validation", { message: "Choose a size first." });
  const wanted = wholeNumber(quantity, 1);
  if (wanted === null) throw new Refusal("validation", { message: quantityWords });
  const item = {
    productId: Number(productId),
    productSize: size,
    quantity: wanted,
    ...(colour ? { productColor: colour } : {}),
  };
  const { added } = await addItems(post.platform, shopOf(post), visitorOf(post), "main", [item]);
  if (added < wanted) throw new Refusal("validation", { message: fullWords(added, wanted) });
  return "/basket/";
}

const quantityWords = `Enter a whole number from 1 to ${quantityLimit}.`;

/** Why fewer were added than were wished for. */
const fullWords = (added: number, wanted: number): string =>
  added === 0
    ? `Nothing was added: there are ${quantityLimit} of these in your basket already, and it holds no more of one piece.`
    : `${added} of ${wanted} were added: a basket holds ${quantityLimit} of one piece at most.`;

/** The page of the product that could not be added, in the colour that was chosen. */
async function productPath(post: Post): Promise<string> {
  const { platform, request, fields } = post;
  const id = Number(fields.productId);
  const [product] = Number.isSafeInteger(id) ? await fetchProducts(platform, requireDivision(request), [id]) : [];
  if (!product) return "/404/";
  const colour = product.options.some((option) => option.colour === fields.colour) ? `${slugOf(fields.colour!)}/` : "";
  return `/product/${product.urlName}/${colour}`;
}

const slugOf = (colour: string) => colour.toLowerCase().replaceAll(" ", "-");

async function changeLine(post: Post): Promise<string> {
  const quantity = wholeNumber(post.fields.quantity ?? "", 0);
  if (quantity === null) throw new Refusal("validation", { message: quantityWords });
  await updateLine(post.platform, shopOf(post), visitorOf(post), "main", post.fields.key ?? "", quantity);
  return "/basket/";
}

async function takeOut(post: Post): Promise<string> {
  await removeLine(post.platform, shopOf(post), visitorOf(post), "main", post.fields.key ?? "");
  return "/basket/";
}

/** A number within what a basket line may hold; null for anything else. */
function wholeNumber(text: string, least: number): number | null {
  const number = Number(text);
  return /^\d{1,4}$/.test(text) && number >= least && number <= quantityLimit ? number : null;
}

/** Shows a receipt's whole address to whoever knows its postcode. */
async function showAddress(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  const { orderHash } = request.params as { orderHash: string };
  await openByPostcode(platform, shopOf(post), { request, reply, orderHash, postcode: fields.postcode ?? "" });
  return receiptPath(request);
}

const receiptPath = (request: FastifyRequest) =>
  `/receipt/${encodeURIComponent((request.params as { orderHash: string }).orderHash)}/`;

async function enter(post: Post): Promise<string> {
  const { platform, request, reply, fields } = post;
  if (request.place.kind !== "main") throw new Refusal("notFound");
  const before = request.visitor;
  const { email = "", password = "" } = fields;
  const visitor = await signIn(platform, {
    email: email.slice(0, 254),
    password: password.slice(0, 200),
    visitor: before,
    remoteAddress: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    requestId: request.id,
  });
  if (before) await moveBaskets(platform, requireDivision(request).id, before, visitor);
  setVisitor(request, reply, visitor, platform.config);
  return safeRedirectPath(fields.redirect_uri, afterSignIn);
}

/** Never sent back into a page. */
const secretFields = new Set([
  "password",
  "cardNumber",
  "expiry",
  "securityCode",
  "idempotencyKey",
  "expectedTotal",
  "seen",
  "show",
]);

type Told = Pick<FormAnswer, "message" | "errors">;

const noFaults: Told = { message: "", errors: {} };

function told(refusal: Refusal, fields: Fields): Told {
  const { code, message, options } = refusal;
  return {
    message: code === "priceChanged" ? changedTotal(refusal, fields) : message,
    errors: options.errors ?? (code === "cardDeclined" ? { card: [message] } : {}),
  };
}

/** The page that the form stands on, with what was typed and what is wrong with it. */
async function showAgain(
  { platform, request, reply, fields }: Post,
  path: string,
  { message, errors }: Told,
  code?: ErrorCode,
) {
  const storefront = await requireBuild();
  const found = storefront.match(path)!;
  const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
  const form: FormAnswer = { message, errors, values };
  const visit = { ...visitOf(platform, request, reply, path, found.params, new URLSearchParams()), form };
  const drawn = await drawVisit(storefront, found.route, visit, "document");
  const seconds = code && retrySeconds[code];
  if (seconds === undefined || drawn.kind !== "page") return send(storefront, reply, drawn, "document");
  reply.header("Retry-After", String(seconds));
  return send(storefront, reply, { ...drawn, made: { ...drawn.made, status: 503 } }, "document");
}
