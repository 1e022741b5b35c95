// Parcels: their labels, weights and manifests.
import { mostParcelGrams } from "@selvedge/domain/factory/parcel-weight";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, instant, orderParam } from "../shapes.ts";
import { clientEventId, factoryCode } from "./floor-fields.ts";

const manifestShape = z.object({
  number: z.string(),
  carrier: z.string(),
  parcels: z.number(),
  weightGrams: z.number(),
  closedAt: instant,
  closedBy: z.string(),
  /** The carrier has taken the list. */
  isAccepted: z.boolean(),
  url: z.string(),
});

export const parcelCalls = {
  parcelLabel: defineCall({
    key: "GET /factory/orders/{order}/parcel-label.pdf",
    summary: "The label of a sent parcel and the customs form behind it, as pages of 100 by 150 mm.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ order: orderParam }),
    query: z.object({ factory: factoryCode }),
    file: "application/pdf",
    errors: ["notFound", "moveRefused"],
  }),
  weighParcel: defineCall({
    key: "POST /factory/orders/{order}/weight/",
    summary:
      "Records the weight of a closed parcel. A weight that does not fit stops it at Dispatch until it is confirmed.",
    access: "staff",
    permission: "floor.scan",
    params: z.object({ order: orderParam }),
    body: z.strictObject({
      weighedGrams: z
        .number("Enter the weight in grams")
        .int("Enter the weight in whole grams")
        .min(1, "Enter the weight in grams")
        .max(mostParcelGrams, `A parcel weighs at most ${mostParcelGrams / 1000} kg`),
      isConfirmed: z.boolean().default(false),
      factory: factoryCode,
    }),
    reply: dataOf(
      z.object({
        expectedGrams: z.number(),
        weighedGrams: z.number(),
        verdict: z.enum(["fits", "light", "heavy"]),
        isWeightConfirmed: z.boolean(),
        message: z.string(),
      }),
    ),
    errors: ["notFound", "moveRefused", "validation"],
  }),
  manifests: defineCall({
    key: "GET /factory/manifests/",
    summary: "What waits for each carrier's driver, and the lists that were closed, newest first.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.object({
        waiting: z.array(
          z.object({ carrier: z.string(), factory: z.string(), parcels: z.number(), weightGrams: z.number() }),
        ),
        closed: z.array(manifestShape),
      }),
    ),
  }),
  closeManifest: defineCall({
    key: "POST /factory/manifests/",
    summary:
      "Closes a carrier's list of all parcels that one factory has sent since the last one. The same clientEventId closes one list.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({ carrier: z.string().trim().min(1).max(60), factory: factoryCode, clientEventId }),
    reply: dataOf(manifestShape),
    errors: ["moveRefused", "validation"],
  }),
  manifestPdf: defineCall({
    key: "GET /factory/manifests/{manifest}/list.pdf",
    summary: "A carrier's list as A4, for the driver.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ manifest: z.string().max(40) }),
    file: "application/pdf",
    errors: ["notFound"],
  }),
};
