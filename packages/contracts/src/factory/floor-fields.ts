// Fields that several calls of the floor share.
import { mainFactory } from "@selvedge/domain/shipping/services";
import * as z from "zod";

export const stationKind = z.enum(["pick", "pretreat", "print", "check", "sort", "pack", "dispatch"]);

/** Made by the browser, once for each event: a repeated one is answered the same. */
export const clientEventId = z.uuid();
export const stationCode = z.string().regex(/^[a-z0-9-]{1,30}$/);
/** The factory whose part of an order is meant. */
export const factoryCode = z
  .string()
  .regex(/^[a-z0-9-]{1,30}$/)
  .default(mainFactory);
export const labelCodeText = z.string().trim().max(20);

/** What waits at a station, each garment once. */
export const waitingCounts = {
  /** Garments that can be worked on now. */
  waiting: z.number(),
  /** Garments whose order is held or stopped. */
  held: z.number(),
  /** Garments that wait for the rest of their order. */
  incomplete: z.number(),
};
