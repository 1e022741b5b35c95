// The tablets and computers at the stations on which badges work.
import { lockMinutes } from "@selvedge/domain/people/badges";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { stationCode } from "../factory/floor-fields.ts";
import { dataOf, idParam, instant } from "../shapes.ts";

const params = z.object({ id: idParam.refine((id) => id <= 2_147_483_647, "must be a number") });
const lockAfterMinutes = z.int().min(lockMinutes.least).max(lockMinutes.most);

const terminal = z.object({
  id: z.number(),
  /** Its station: code and name. */
  station: z.string(),
  name: z.string(),
  lockAfterMinutes: z.number(),
  openedAt: instant,
  openedBy: z.string(),
  lastUsedAt: instant.nullable(),
  /** The browser that asks is this terminal. */
  isHere: z.boolean(),
});

export const terminalCalls = {
  terminals: defineCall({
    key: "GET /atlas/terminals/",
    summary: "The terminals on which badges work.",
    access: "staff",
    permission: "badges.manage",
    reply: dataOf(z.array(terminal)),
  }),
  openTerminal: defineCall({
    key: "POST /atlas/terminals/",
    summary: "Makes the browser that asks a terminal, with a cookie of its own. One that it was before is closed.",
    access: "staff",
    permission: "badges.manage",
    body: z.strictObject({ station: stationCode, lockAfterMinutes: lockAfterMinutes.default(lockMinutes.usual) }),
    reply: dataOf(terminal),
    errors: ["notFound", "validation"],
  }),
  changeTerminal: defineCall({
    key: "PATCH /atlas/terminals/{id}/",
    summary: "Changes after how many minutes without a touch a terminal locks itself.",
    access: "staff",
    permission: "badges.manage",
    params,
    body: z.strictObject({ lockAfterMinutes }),
    reply: dataOf(terminal),
    errors: ["notFound", "validation"],
  }),
  closeTerminal: defineCall({
    key: "POST /atlas/terminals/{id}/close/",
    summary: "Badges work on this terminal no more, and sessions that they opened there end at once.",
    access: "staff",
    permission: "badges.manage",
    params,
    reply: dataOf(z.object({ id: z.number(), closedAt: instant })),
    errors: ["notFound"],
  }),
};
