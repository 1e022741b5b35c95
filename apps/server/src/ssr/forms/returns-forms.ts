// The forms of the returns page: finding the order, showing that it is one's own, sending the return, taking it back.
import type { Multipart } from "@fastify/multipart";
import { type Offer, offers } from "@selvedge/domain/returns/decide-return";
import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { findReturnReason } from "@selvedge/domain/returns/return-reasons";
import { openByPostcode } from "../../modules/orders/receipt/index.ts";
import {
  askReturn,
  ownOrder,
  photoOf,
  storePhoto,
  takeBackReturn,
  type WantedLine,
} from "../../modules/orders/returns/index.ts";
import { countTry, limits } from "../../plugins/limits.ts";
import { Refusal } from "../../plugins/refusal.ts";
import { returnsPath } from "../loaders/posting/returns.ts";
import { receiptOf } from "./orders/order-form.ts";
import { type Post, shopOf } from "./post.ts";

/** Leads to the returns of the order with this number and this email. */
export const findToReturn = async (post: Post): Promise<string> => `${returnsPath}${await receiptOf(post)}/`;

const hashOf = ({ request }: Post) => (request.params as { orderHash: string }).orderHash;
export const ownReturnsPath = (post: Post): string => `${returnsPath}${encodeURIComponent(hashOf(post))}/`;

/** The forms of one order's returns. */
export async function changeReturns(post: Post): Promise<string> {
  const { platform, request, reply } = post;
  const orderHash = hashOf(post);
  const wrong = await takeParts(post);
  const { change, postcode = "", code = "" } = post.fields;
  if (change === "open") await openByPostcode(platform, shopOf(post), { request, reply, orderHash, postcode });
  else if (change === "withdraw") await takeBackReturn(platform, shopOf(post), { request, orderHash, code });
  else await send(post, wrong);
  return ownReturnsPath(post);
}

type Wrong = Record<string, string[]>;

async function send(post: Post, wrong: Wrong): Promise<void> {
  const { platform, request, fields } = post;
  const division = shopOf(post);
  const lines = Object.keys(fields).flatMap((name) => {
    const id = /^p-(\d{1,15})$/.exec(name)?.[1];
    return id ? [lineOf(post, id, wrong)] : [];
  });
  if (Object.keys(wrong).length > 0) throw new Refusal("validation", { errors: wrong });
  const requestKey = (fields.requestKey ?? "").slice(0, 80);
  if (lines.length === 0 || requestKey === "") throw new Refusal("validation", { message: "Tick what you send back." });
  await askReturn(platform, division, {
    ...{ request, orderHash: hashOf(post), lines, note: "", requestKey },
  });
}

function lineOf(post: Post, id: string, wrong: Wrong): WantedLine {
  const { platform, fields } = post;
  const reason = findReturnReason(fields[`why-${id}`] ?? "");
  const offer = fields[`wish-${id}`] ?? "";
  if (!reason || !Object.hasOwn(offers, offer))
    throw new Refusal("validation", { message: "Say what you would like for each piece." });
  const variant = fields[`variant-${id}`] ?? "";
  if (offer === "exchange" && !/^\d{1,15}$/.test(variant)) wrong[`variant-${id}`] = ["Choose a colour and size."];
  const photo = photoOf(platform.config, shopOf(post).id, fields[`stored-${id}`] ?? "");
  if (reason.asksForPhoto && photo === null) wrong[`photo-${id}`] ??= ["Send us one photo of it."];
  const quantity = Number(fields[`q-${id}`] ?? 1);
  return {
    itemId: Number(id),
    quantity: Number.isInteger(quantity) && quantity >= 1 ? quantity : 1,
    reason: reason.code as ReturnReason,
    offer: offer as Offer,
    note: (fields[`note-${id}`] ?? "").slice(0, 300),
    photo,
    variantId: offer === "exchange" && variant ? Number(variant) : null,
  };
}

/**
 * The fields of a form with files: each photo is stored, and named in the field `stored-…` beside it. Nothing is read from
 * somebody who has not shown that the order is theirs.
 */
async function takeParts(post: Post): Promise<Wrong> {
  const { platform, request } = post;
  if (!request.isMultipart()) return {};
  await ownOrder(platform, shopOf(post), { request, orderHash: hashOf(post) });
  await countTry(platform.pools, limits.returnPhotos, request.ip);
  const wrong: Wrong = {};
  try {
    for await (const part of request.parts()) await takePart(post, part, wrong);
  } catch (error) {
    if (!tooMany.has((error as { code?: string }).code ?? "")) throw error;
    throw new Refusal("validation", { message: "That is too much for one form. Send up to 12 photos at once." });
  }
  return wrong;
}

const tooMany = new Set(["FST_PARTS_LIMIT", "FST_FILES_LIMIT", "FST_FIELDS_LIMIT"]);

async function takePart(post: Post, part: Multipart, wrong: Wrong): Promise<void> {
  const { platform, fields } = post;
  if (part.type === "field") {
    fields[part.fieldname] ??= String(part.value).slice(0, 4000);
    return;
  }
  const id = /^photo-(\d{1,15})$/.exec(part.fieldname)?.[1];
  if (!id || !part.filename) {
    part.file.resume();
    return;
  }
  const stored = await storePhoto(platform, shopOf(post).id, { file: part.file, filename: part.filename });
  if (stored.ok) fields[`stored-${id}`] = stored.name;
  else wrong[part.fieldname] = [stored.message];
}
