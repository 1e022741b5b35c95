// Split tests of a shop: made and started by its people, with what was counted of each variation.
import { testKinds, testLimits } from "@selvedge/domain/split-tests/test-rules";
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

const page = z.object({ id: z.number(), name: z.string(), url: z.string(), isPublished: z.boolean() });

const variation = {
  id: z.number(),
  /** What addresses and blocks call it. */
  alias: z.string(),
  name: z.string(),
  /** Per cent of the visitors. */
  share: z.number(),
  /** The page that it shows as the home page; null for the home page itself, and in other tests. */
  page: page.nullable(),
};

const test = {
  id: z.number(),
  kind: z.enum(testKinds),
  /** What addresses and blocks call it. */
  code: z.string(),
  name: z.string(),
  state: z.enum(["draft", "running", "stopped"]),
  createdAt: instant,
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
};

const splitTest = z.object({ ...test, variations: z.array(z.object(variation)) });

/** With what was counted: visitors who were given a variation, their orders, and how many of them ordered. */
const splitTestResults = z.object({
  ...test,
  variations: z.array(z.object({ ...variation, visitors: z.number(), orders: z.number(), buyers: z.number() })),
});

const { variations: count, name } = testLimits;

export const splitTestCalls = {
  splitTests: defineCall({
    key: "GET /divisions/{division}/split-tests/",
    summary: "A shop's split tests, newest first, and the pages that a test can show as the home page.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionParams,
    reply: dataOf(z.object({ tests: z.array(splitTest), pages: z.array(page) })),
    errors: ["notFound", "permissionDenied"],
  }),
  splitTestResults: defineCall({
    key: "GET /divisions/{division}/split-tests/{id}/",
    summary: "A split test with its visitors and orders by variation, the control first.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionItemParams,
    reply: dataOf(splitTestResults),
    errors: ["notFound", "permissionDenied"],
  }),
  createSplitTest: defineCall({
    key: "POST /divisions/{division}/split-tests/",
    summary:
      "Makes a split test, which begins when it is started. Refused for a name that an open test of the shop has.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionParams,
    body: z.strictObject({
      kind: z.enum(testKinds),
      name: filledText(name),
      /** The published page that is shown as the home page; null in other tests. */
      pageId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
      /** The control first. Shares are per cent and add up to 100. */
      variations: z
        .array(z.strictObject({ name: filledText(name), share: z.number() }))
        .min(count.min)
        .max(count.max),
    }),
    reply: dataOf(splitTest),
    errors: ["notFound", "permissionDenied", "validation"],
  }),
  startSplitTest: defineCall({
    key: "POST /divisions/{division}/split-tests/{id}/start/",
    summary:
      "Starts a split test: from now on each new visitor gets a variation. Starting a running one changes nothing.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionItemParams,
    reply: dataOf(splitTest),
    errors: ["notFound", "permissionDenied", "conflict"],
  }),
  stopSplitTest: defineCall({
    key: "POST /divisions/{division}/split-tests/{id}/stop/",
    summary: "Stops a split test for good: every visitor sees the control. Its results stay.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionItemParams,
    reply: dataOf(splitTest),
    errors: ["notFound", "permissionDenied", "conflict"],
  }),
  discardSplitTest: defineCall({
    key: "DELETE /divisions/{division}/split-tests/{id}/",
    summary: "Discards a split test that was never started.",
    access: "merchant",
    permission: "marketing.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
    errors: ["notFound", "permissionDenied", "conflict"],
  }),
  splitTestVisitor: defineCall({
    key: "GET /frontend/split-tests/visitor/",
    summary: "Whether this visitor is an internal user of the shop, whose console says which split tests have started.",
    access: "anyone",
    reply: dataOf(z.object({ isInternal: z.boolean() })),
    errors: ["notFound"],
  }),
};
