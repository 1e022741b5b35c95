import * as z from "zod";
import { side } from "../blanks/blanks.calls.ts";
import { defineCall } from "../call.ts";
import { dataOf, divisionProductParams } from "../shapes.ts";
import { personalisation } from "./personalisation.ts";

export const personalisationCalls = {
  previewPersonalisation: defineCall({
    key: "POST /divisions/{division}/products/{id}/personalisation-preview/",
    isRead: true,
    summary: "The examples of a product's fields as they would be printed, as one SVG for each side. Changes nothing.",
    access: "merchant",
    permission: "products.read",
    params: divisionProductParams,
    body: z.strictObject({ personalisation }),
    reply: dataOf(
      z.object({
        /** To be laid over the side's mockup. */
        sides: z.array(z.object({ side, svg: z.string() })),
        /** Keys of fields whose example is set narrower, or too long for its place. */
        narrowed: z.array(z.string()),
        tooLong: z.array(z.string()),
      }),
    ),
    errors: ["signInNeeded", "notFound", "validation", "csrf"],
  }),
};
