// Returns: agreed by a shop's people and by staff, and worked through at the returns desk.
import { returnReasonCodes } from "@selvedge/domain/returns/return-reasons";
import { conditionCodes } from "@selvedge/domain/returns/return-states";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionOrderParams, idParam, majorAmount, orderParam } from "../shapes.ts";
import { optionalText } from "../text-fields.ts";
import { deskReturn, returnView } from "./return-shapes.ts";

const id = z.number().int().positive();

const registered = z.strictObject({
  pieces: z
    .array(z.strictObject({ id, quantity: z.number().int().min(1).max(1_000_000), variant: id.optional() }))
    .min(1, "Choose what comes back")
    .max(200),
  reasonCode: z.enum(returnReasonCodes),
  wish: z.enum(["refund", "exchange"]),
  note: optionalText(300),
});

const params = z.object({ return: idParam });
const deskErrors = ["notFound", "permissionDenied", "moveRefused", "validation"] as const;
const step = <const Key extends string>(word: Key, summary: string) =>
  defineCall({
    key: `POST /atlas/returns/{return}/${word}/`,
    summary,
    access: "staff",
    permission: "orders.exchange",
    params,
    reply: dataOf(deskReturn),
    errors: [...deskErrors],
  });

export const returnCalls = {
  registerOfShop: defineCall({
    key: "POST /divisions/{division}/orders/{id}/returns/",
    summary: "Expects garments of a sent order back. The same key twice is one return.",
    access: "merchant",
    permission: "orders.manage",
    params: divisionOrderParams,
    body: registered,
    reply: dataOf(returnView),
    needsIdempotencyKey: true,
    errors: ["signInNeeded", "notFound", "permissionDenied", "moveRefused", "idempotencyKeyMissing", "validation"],
  }),
  register: defineCall({
    key: "POST /atlas/orders/{order}/returns/",
    summary: "Expects garments of any shop's sent order back. The same key twice is one return.",
    access: "staff",
    permission: "orders.exchange",
    params: z.object({ order: orderParam }),
    body: registered,
    reply: dataOf(returnView),
    needsIdempotencyKey: true,
    errors: [...deskErrors, "idempotencyKeyMissing"],
  }),
  listReturns: defineCall({
    key: "GET /atlas/returns/",
    summary: "Returns of every shop by where they are, the longest waiting first, with the number in each tab.",
    access: "staff",
    permission: "orders.read",
    query: z.object({ tab: z.enum(["arrived", "expected", "requested", "done"]).default("arrived") }),
    reply: z.object({
      data: z.array(deskReturn),
      counts: z.object({ arrived: z.number(), expected: z.number(), requested: z.number() }),
    }),
    errors: ["validation"],
  }),
  findReturn: defineCall({
    key: "GET /atlas/returns/by-code/",
    summary: "The return whose code is on a parcel, as it is scanned or typed.",
    access: "staff",
    permission: "orders.read",
    query: z.object({ code: z.string().trim().min(1).max(40) }),
    reply: dataOf(deskReturn),
    errors: ["notFound", "validation"],
  }),
  getReturn: defineCall({
    key: "GET /atlas/returns/{return}/",
    summary: "One return with its garments and what it may end with.",
    access: "staff",
    permission: "orders.read",
    params,
    reply: dataOf(deskReturn),
    errors: ["notFound"],
  }),
  photo: defineCall({
    key: "GET /atlas/returns/{return}/photos/{line}/",
    summary: "The photo that a shopper sent of a garment.",
    access: "staff",
    permission: "orders.read",
    params: z.object({ return: idParam, line: idParam }),
    file: "image/webp",
    errors: ["notFound"],
  }),
  approve: step("approve", "Agrees to a return that somebody had to look at. Twice changes nothing."),
  receive: step("receive", "The parcel of a return has arrived. Twice changes nothing."),
  inspect: defineCall({
    key: "POST /atlas/returns/{return}/inspect/",
    summary: "Says what the garments are like: stock follows, to seconds or to the remill.",
    access: "staff",
    permission: "orders.exchange",
    params,
    body: z.strictObject({
      conditions: z
        .array(z.strictObject({ line: id, condition: z.enum(conditionCodes) }))
        .min(1)
        .max(200),
    }),
    reply: dataOf(deskReturn),
    errors: [...deskErrors],
  }),
  settle: defineCall({
    key: "POST /atlas/returns/{return}/settle/",
    summary: "Ends a return with money back, another order, or nothing. Twice changes nothing.",
    access: "staff",
    permission: "orders.exchange",
    params,
    body: z.strictObject({
      outcome: z.enum(["refund", "exchange", "reprint", "resend", "postage", "none"]),
      words: optionalText(600),
      /** What an exchange costs more, in major units, as its person saw it; without it whatever it is. */
      expectedDifference: majorAmount.optional(),
    }),
    reply: dataOf(deskReturn),
    errors: [...deskErrors],
  }),
};
