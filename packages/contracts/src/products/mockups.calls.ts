// A product's pictures and print files.
import * as z from "zod";
import { side } from "../blanks/blanks.calls.ts";
import { defineCall } from "../call.ts";
import { dataOf, divisionProductParams } from "../shapes.ts";
import { writeErrors } from "./product-fields.ts";

export const mockups = z.object({
  pictures: z.array(
    z.object({
      colour: z.string(),
      side,
      state: z.enum(["waiting", "ready", "failed"]),
      sizes: z.record(z.string(), z.string()),
      altText: z.string(),
    }),
  ),
  ready: z.number(),
  failed: z.number(),
  total: z.number(),
  printFiles: z.object({ ready: z.number(), total: z.number() }),
  /** Why a print file could not be rendered, in words. */
  printFailure: z.string().nullable(),
  isDrawing: z.boolean(),
});

export const mockupCalls = {
  getMockups: defineCall({
    key: "GET /divisions/{division}/products/{id}/mockups/",
    summary: "The rendering progress of a product's pictures and print files.",
    access: "merchant",
    permission: "products.read",
    params: divisionProductParams,
    reply: dataOf(mockups),
    errors: ["signInNeeded", "notFound"],
  }),
  rerenderMockups: defineCall({
    key: "POST /divisions/{division}/products/{id}/mockups/redraw/",
    summary: "Renders failed pictures again, or all of them.",
    access: "merchant",
    permission: "products.edit",
    params: divisionProductParams,
    body: z.strictObject({ only: z.enum(["failed", "all"]).default("failed") }),
    reply: dataOf(mockups),
    errors: writeErrors,
  }),
};
