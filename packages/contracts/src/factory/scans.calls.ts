// What a worker does at a station: scans, faults, empty shelves, files sent again.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf } from "../shapes.ts";
import { clientEventId, labelCodeText, stationCode } from "./floor-fields.ts";
import { scanAnswer } from "./scan-answer.ts";

export const scanCalls = {
  scan: defineCall({
    key: "POST /factory/scans/",
    summary: "One scan at one station. The same clientEventId is answered the same and never acted on twice.",
    access: "staff",
    permission: "floor.scan",
    body: z.strictObject({
      station: stationCode,
      text: z.string().trim().min(1).max(100),
      clientEventId,
      /** What the station has in hand: a label's code, "fail" before it while someone reports what is wrong, or an order's number. */
      open: z.string().max(30).default(""),
      /** The account whose scan it is: one that waited is never taken for somebody else's who has signed in since. */
      by: z.int().positive().optional(),
    }),
    reply: dataOf(scanAnswer),
    errors: ["notFound", "permissionDenied", "signInNeeded", "badgeScanned", "scanIdReused"],
  }),
  fault: defineCall({
    key: "POST /factory/faults/",
    summary: "A garment that cannot be sent: its label is replaced, and a new one goes to the front of the queue.",
    access: "staff",
    permission: "labels.fault",
    body: z.strictObject({
      station: stationCode,
      label: labelCodeText,
      defect: z.string().max(30),
      note: z.string().trim().max(300).default(""),
      clientEventId,
    }),
    reply: dataOf(scanAnswer.extend({ newLabel: z.string() })),
    errors: ["notFound", "permissionDenied", "validation", "scanIdReused"],
  }),
  emptyShelf: defineCall({
    key: "POST /factory/empty-shelves/",
    summary:
      "A shelf that has no blank left: the orders that wait for it are held as out of stock until stock has come in.",
    access: "staff",
    permission: "orders.stop",
    body: z.strictObject({
      station: stationCode,
      shelf: z
        .string()
        .trim()
        .regex(/^[A-Z]-\d{2}-\d{2}-\d{1,2}$/, "Scan the shelf"),
      clientEventId,
    }),
    reply: dataOf(scanAnswer),
    errors: ["notFound", "permissionDenied", "validation", "scanIdReused"],
  }),
  resendFile: defineCall({
    key: "POST /factory/labels/{label}/resend/",
    summary: "Sends a side's print file to the machine again. Needs a reason.",
    access: "staff",
    permission: "floor.scan",
    params: z.object({ label: labelCodeText }),
    body: z.strictObject({
      station: stationCode,
      side: z.enum(["front", "back", "left", "right"]),
      reason: z.string().trim().min(3, "Give a short reason").max(200),
      clientEventId,
    }),
    reply: dataOf(z.object({ copy: z.number(), message: z.string() })),
    errors: ["notFound", "moveRefused", "validation", "scanIdReused"],
  }),
};
