// The secret part of a receipt's address. It is made from the order and the platform's secret, so mails sent later can
// name it again, while the table stores only a digest that opens nothing.

import { createHmac, hash } from "node:crypto";
import type { DivisionId, OrderId } from "@selvedge/domain/ids";

/** 22 letters, 128 bits, for this purpose alone: an invoice's link is another one. */
export const receiptHash = (secret: string, divisionId: DivisionId, orderId: OrderId): string =>
  createHmac("sha256", secret)
    .update(`receipt ${divisionId} ${orderId}`)
    .digest()
    .subarray(0, 16)
    .toString("base64url");

export const digestOfHash = (receipt: string): Buffer => hash("sha256", receipt, "buffer");
