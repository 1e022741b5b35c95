// Streams of server-sent events. They are no calls, because they have no end and no answer, but they are asked for in the
// same way: each names who may listen.
import type { Call } from "./call.ts";

export const streams = {
  factoryLive: {
    key: "GET /factory/live/",
    summary: "Tells that some order moved, never which.",
    access: "staff",
    permission: "orders.read",
  },
  shopOrdersLive: {
    key: "GET /divisions/{division}/orders/live/",
    summary: "Tells that an order of the shop moved, never what it is.",
    access: "merchant",
    permission: "overview.read",
  },
} as const satisfies Record<string, Call>;
