import * as z from "zod";

/** An order that another was made of, or that was made of it. */
export const relative = z.object({
  id: z.number(),
  reference: z.string(),
  /** The other was made of this one. */
  isParent: z.boolean(),
  kind: z.enum(["exchange", "reprint", "resend"]),
  statusName: z.string(),
});
