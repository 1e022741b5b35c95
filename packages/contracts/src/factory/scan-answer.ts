import * as z from "zod";
import { instant } from "../shapes.ts";
import { floorGarment } from "./floor-garment.ts";

/** The answer to one scan. It is stored, and a resent scan gets the same. */
export const scanAnswer = z.object({
  outcome: z.enum(["moved", "shown", "repeated", "refused"]),
  code: z.string(),
  band: z.object({
    state: z.enum(["good", "last", "wrong", "duplicate"]),
    title: z.string(),
    detail: z.string(),
    aside: z.string(),
  }),
  next: z.object({ title: z.string(), detail: z.string() }),
  garment: floorGarment.nullable(),
  /** What this station needs instead of what was scanned. */
  needed: floorGarment.nullable(),
  /** Every garment of the order, where a station works on the whole order. */
  order: z
    .object({
      id: z.number(),
      reference: z.string(),
      garments: z.array(floorGarment),
      packed: z.number(),
      hole: z.string(),
      bag: z.object({ name: z.string(), size: z.string() }),
      slipUrl: z.string(),
      isClosed: z.boolean(),
      tracking: z.string(),
      /** Once the parcel is closed. */
      parcel: z
        .object({
          expectedGrams: z.number(),
          weighedGrams: z.number().nullable(),
          isWeightConfirmed: z.boolean(),
          /** Its label and customs form; empty before its carrier knows it. */
          labelUrl: z.string(),
          customsForm: z.enum(["", "CN22", "CN23"]),
          to: z.object({ name: z.string(), lines: z.array(z.string()) }),
          carrier: z.string(),
          /** The factory that sends it. */
          factory: z.string(),
        })
        .nullable(),
    })
    .nullable(),
  /** The side that is being printed, from 0. */
  side: z.number().nullable(),
  /** What the station has in hand after this scan; it is sent along with the next. */
  open: z.string(),
  at: instant,
});
