import { asDivisionId, asOrderId } from "@selvedge/contracts/shapes";
import * as z from "zod";
import type { Task } from "../../../task.ts";
import { sendOrderMail } from "./mails.ts";

const payload = z.object({
  divisionId: asDivisionId(z.number()),
  orderId: asOrderId(z.number()),
  what: z.enum(["address", "items"]),
  /** The order's version with the change: another change is another mail. */
  version: z.number(),
});

/** Where a paid order goes, or what is made of it, has changed: mails the shopper what it is now. */
export const orderChanged: Task = async (platform, given) => {
  const { divisionId, orderId, what, version } = payload.parse(given);
  const kind = what === "address" ? "order_address_changed" : "order_items_changed";
  await sendOrderMail(platform, divisionId, orderId, { kind, which: String(version) });
};
