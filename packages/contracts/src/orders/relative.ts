import * as z from "zod";
import { currencyCode } from "../shapes.ts";

/** An order that another was made of, or that was made of it. */
export const relative = z.object({
  id: z.number(),
  reference: z.string(),
  /** The other was made of this one. */
  isParent: z.boolean(),
  kind: z.enum(["exchange", "reprint", "resend"]),
  statusName: z.string(),
  /** Of an exchange that waits for its difference, in minor units with where it is paid on the shop's own host. */
  owedMinor: z.number().int(),
  currency: currencyCode,
  payPath: z.string(),
});
