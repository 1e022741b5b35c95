import { createHmac } from "node:crypto";
import type { DivisionId } from "@selvedge/domain/ids";

/** The stored digest of a gift card's code, which needs the platform's secret to be guessed from a copy of the table. */
export const digestOfGiftCard = (secret: string, divisionId: DivisionId, code: string): Buffer =>
  createHmac("sha256", secret).update(`gift card digest ${divisionId} ${code}`).digest();
