// Batches of paper: what waits for the press at Newport by size of sheet, and what has been sent to it.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, instant } from "../shapes.ts";
import { clientEventId } from "./floor-fields.ts";

/** A size of sheet: "A3". */
const medium = z.string().trim().min(1).max(40);

const waitingPrint = z.object({
  orderId: z.number(),
  reference: z.string(),
  shop: z.string(),
  name: z.string(),
  frame: z.string(),
  quantity: z.number(),
  paidAt: instant,
});

export const batchCalls = {
  batches: defineCall({
    key: "GET /factory/batches/",
    summary: "Prints that wait for a batch of paper, by size, and the batches that have closed, newest first.",
    access: "staff",
    permission: "floor.read",
    reply: dataOf(
      z.object({
        open: z.array(
          z.object({
            medium,
            sheets: z.number(),
            /** Sheets that fill it. */
            fullSheets: z.number(),
            closesAt: instant,
            prints: z.array(waitingPrint),
          }),
        ),
        closed: z.array(
          z.object({
            id: z.number(),
            name: z.string(),
            medium,
            state: z.enum(["processing", "printed", "complete", "failed"]),
            closedBy: z.enum(["fill", "age", "cut_off", "person"]),
            closedAt: instant,
            sheets: z.number(),
            printed: z.number(),
            sent: z.number(),
            orders: z.array(z.object({ orderId: z.number(), reference: z.string() })),
          }),
        ),
      }),
    ),
  }),
  closeBatch: defineCall({
    key: "POST /factory/batches/",
    summary:
      "Closes the batch of a size: its prints are released to the press. Orders that may not go yet stay for the next one, with the reason. The same clientEventId closes one batch.",
    access: "staff",
    permission: "production.plan",
    body: z.strictObject({ medium, clientEventId }),
    reply: dataOf(
      z.object({
        name: z.string(),
        released: z.array(z.string()),
        left: z.array(z.object({ reference: z.string(), message: z.string() })),
      }),
    ),
    errors: ["moveRefused", "permissionDenied", "validation"],
  }),
};
