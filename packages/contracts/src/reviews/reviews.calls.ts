// What buyers say of a shop's products, as its people read and answer it.
import { fits } from "@selvedge/domain/reviews/review-summary";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, image, instant, listOf, paging, version } from "../shapes.ts";
import { shortText } from "../text-fields.ts";

export const reviewStates = ["waiting", "shown", "hidden"] as const;

const review = z.object({
  id: z.number(),
  version,
  product: z.object({ id: z.number(), name: z.string(), urlName: z.string() }),
  orderId: z.number(),
  orderReference: z.string(),
  author: z.string(),
  rating: z.number(),
  title: z.string(),
  body: z.string(),
  fit: z.enum(fits).nullable(),
  usualSize: z.string(),
  colour: z.string(),
  size: z.string(),
  photos: z.array(image),
  state: z.enum(reviewStates),
  hiddenReason: z.string(),
  reply: z.string(),
  createdAt: instant,
});

export const reviewCalls = {
  listReviews: defineCall({
    key: "GET /divisions/{division}/reviews/",
    summary: "What buyers wrote of the shop's products, newest first, and how many there are in each state.",
    access: "merchant",
    permission: "reviews.read",
    params: divisionParams,
    query: z.object({ ...paging, state: z.enum(["all", ...reviewStates]).default("all") }),
    reply: listOf(review).extend({ counts: z.record(z.string(), z.number()) }),
    errors: ["notFound", "permissionDenied"],
  }),
  decideReview: defineCall({
    key: "PUT /divisions/{division}/reviews/{id}/",
    summary: "Shows a review in the shop or hides it with a reason, and answers it. What a buyer wrote stays as it is.",
    access: "merchant",
    permission: "reviews.answer",
    params: divisionItemParams,
    body: z
      .strictObject({
        version,
        state: z.enum(["shown", "hidden"]),
        hiddenReason: shortText(300).default(""),
        reply: shortText(1_000).default(""),
      })
      .refine(({ state, hiddenReason }) => state === "shown" || hiddenReason !== "", {
        path: ["hiddenReason"],
        error: "Say why it is hidden.",
      }),
    reply: dataOf(review),
    errors: ["notFound", "permissionDenied", "stale", "validation", "csrf"],
  }),
};
