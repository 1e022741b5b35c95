// Streams of server-sent events. They are no calls, because they have no end and no answer, but they are requested in the
// same way: each names who may listen.
import type { Call } from "./call.ts";

export const streams = {
  factoryLive: {
    key: "GET /factory/live/",
    summary: "Reports that an order moved, without naming it.",
    access: "staff",
    permission: "orders.read",
  },
  shopOrdersLive: {
    key: "GET /divisions/{division}/orders/live/",
    summary: "Reports that an order of the shop moved, without naming it.",
    access: "merchant",
    permission: "overview.read",
  },
} as const satisfies Record<string, Call>;
