// An order in staff's list.
import * as z from "zod";
import { currencyCode, day, instant, majorAmount } from "../shapes.ts";

export const staffShop = z.object({ id: z.number(), name: z.string(), code: z.string() });

export const staffOrderRow = z.object({
  id: z.number(),
  reference: z.string(),
  shop: staffShop,
  shipsTo: z.string(),
  images: z.array(z.string()),
  /** As its shopper reads it: a bundle is one item. */
  itemCount: z.number(),
  /** That are made for it. */
  pieces: z.number(),
  status: z.string(),
  statusName: z.string(),
  percentage: z.number(),
  /** Segments filled, of as many as the order's flow has; those that a stopped order had reached. */
  stage: z.number(),
  stageCount: z.number(),
  /** The name of the status that a stopped order goes on from; empty while it moves. */
  stoppedAt: z.string(),
  garments: z.object({ done: z.number(), total: z.number() }).nullable(),
  hold: z.object({ code: z.string(), name: z.string(), tone: z.enum(["danger", "warning", "info"]) }).nullable(),
  priority: z.number(),
  shipBy: day.nullable(),
  spareMinutes: z.number().nullable(),
  total: majorAmount,
  currency: currencyCode,
  createdAt: instant,
});
