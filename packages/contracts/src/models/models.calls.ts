import { guardSets } from "@selvedge/domain/access/guards";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { asDivisionId } from "../shapes.ts";

/** How many models one call may request, and how many rows of a relation each of them shows at once. */
export const modelIdsLimit = 100;
export const relatedPerPageLimit = 100;

const row = z.record(z.string(), z.unknown());

export const modelCalls = {
  fetchModels: defineCall({
    key: "POST /models/fetch/",
    isRead: true,
    summary:
      "Models of one type by their ids, with attributes and relations by the specification's names. A single id gives a single model. Relations go three deep: items.product; without attributes named, a model shows all that the caller may read. Lists show one page; meta.more names those that go on.",
    access: "anyone",
    guards: guardSets.storeAccess,
    body: z.strictObject({
      type: z.string().min(1).max(60),
      ids: z
        .array(z.union([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.string().min(1).max(60)]))
        .min(1)
        .max(modelIdsLimit),
      attributes: z.array(z.string().min(1).max(120)).max(200).default([]),
      relations: z.array(z.string().min(1).max(120)).max(20).default([]),
      /** Which of the caller's shops is meant; the first one without it. */
      division: asDivisionId(z.number().int().positive().max(2_147_483_647)).optional(),
      page: z.number().int().min(1).max(1_000).default(1),
      perPage: z.number().int().min(1).max(relatedPerPageLimit).default(20),
    }),
    reply: z.object({
      data: z.union([z.array(row), row]),
      meta: z.object({ page: z.number(), perPage: z.number(), more: z.array(z.string()) }),
    }),
    errors: ["shopClosed", "validation", "notFound", "permissionDenied", "signInNeeded"],
  }),
};
