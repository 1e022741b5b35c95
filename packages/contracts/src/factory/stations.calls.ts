// The stations and the floor as a whole: what waits where.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, instant } from "../shapes.ts";
import { stationKind, waitingCounts } from "./floor-fields.ts";
import { floorGarment } from "./floor-garment.ts";
import { scanAnswer } from "./scan-answer.ts";

export const stationCalls = {
  stations: defineCall({
    key: "GET /factory/stations/",
    summary: "Every station with what waits there.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.array(
        z.object({
          code: z.string(),
          kind: stationKind,
          name: z.string(),
          device: z.string(),
          ...waitingCounts,
          doneToday: z.number(),
        }),
      ),
    ),
  }),
  station: defineCall({
    key: "GET /factory/stations/{station}/",
    summary: "One station: today's count, what comes next, and the wall where it has one.",
    access: "staff",
    permission: "floor.read",
    params: z.object({ station: z.string().max(30) }),
    /** The shelf of the picker, once it has been scanned. */
    query: z.object({ shelf: z.string().max(20).default("") }),
    reply: dataOf(
      z.object({
        code: z.string(),
        kind: stationKind,
        name: z.string(),
        device: z.string(),
        doneToday: z.number(),
        ...waitingCounts,
        /** The garments to take next; at pick those of one shelf. */
        next: z.array(floorGarment),
        /** At pick: what waits for that shelf in all. */
        onShelf: z.object({ garments: z.number(), orders: z.number() }).nullable(),
        thenShelf: z
          .object({ pickface: z.string(), colour: z.string(), size: z.string(), count: z.number() })
          .nullable(),
        holes: z.array(
          z.object({
            code: z.string(),
            row: z.string(),
            column: z.number(),
            state: z.enum(["free", "filling", "ready", "blocked"]),
            count: z.number(),
          }),
        ),
        /** What its machine reported last, in the form of a scan's answer; a failure only while the garment waits for it. */
        fromMachine: scanAnswer.nullable(),
        at: instant,
      }),
    ),
    errors: ["notFound"],
  }),
  floor: defineCall({
    key: "GET /factory/floor/",
    summary: "An overview of the floor: stages with counts and ages, and the orders with the least time to spare.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.object({
        at: instant,
        factory: z.string(),
        cutOffMinutes: z.number(),
        shippedToday: z.number(),
        dueToday: z.number(),
        stages: z.array(
          z.object({
            kind: stationKind,
            name: z.string(),
            /** Garments that can be worked on now; the others are counted apart. */
            count: z.number(),
            held: z.number(),
            incomplete: z.number(),
            oldestMinutes: z.number().nullable(),
            flow: z.enum(["flowing", "slow", "blocked"]),
          }),
        ),
        tight: z.array(
          z.object({
            orderId: z.number(),
            reference: z.string(),
            shop: z.string(),
            waitsFor: z.string(),
            where: z.string(),
            spareMinutes: z.number(),
          }),
        ),
        late: z.number(),
        machines: z.array(
          z.object({
            device: z.string(),
            printedLastHour: z.number(),
            /** What it did not print and no one has started again, the newest first. */
            failed: z.array(
              z.object({
                label: z.string(),
                orderId: z.number(),
                reference: z.string(),
                reason: z.string(),
                at: instant,
              }),
            ),
          }),
        ),
      }),
    ),
  }),
};
