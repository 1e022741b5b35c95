import * as z from "zod";
import { emailAddress } from "../text-fields.ts";

/** What asks to hear when a sold-out size is back. */
export const stockNoticeForm = z.object({
  variantId: z
    .string()
    .regex(/^\d{1,15}$/, "Choose a size.")
    .transform(Number),
  email: emailAddress(),
});
