// What a browser remembers of orders beside its session: the next person at a shared computer is not led to them.
import type { FastifyReply } from "fastify";
import type { Config } from "../../config.ts";
import { hostCookie } from "./session.ts";

/** By what each does: leads back to receipts that were shown, opens the address on them, and names the order placed last. */
export const receiptCookies = { shown: "shown", opened: "receipts", placed: "placed" } as const;

/** Ends all three. */
export function forgetReceipts(config: Pick<Config, "publicProtocol">, reply: FastifyReply): void {
  for (const name of Object.values(receiptCookies))
    reply.clearCookie(hostCookie(config, name), { path: "/", secure: config.publicProtocol === "https" });
}
