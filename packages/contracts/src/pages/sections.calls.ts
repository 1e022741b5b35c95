// Sections of a shop's own: blocks of a page that its people keep, to be put on other pages.
import * as z from "zod";
import { defineCall } from "../call.ts";
import { dataOf, divisionItemParams, divisionParams, instant } from "../shapes.ts";
import { filledText } from "../text-fields.ts";

/** The most sections that a shop keeps. */
export const ownSectionLimit = 100;

const section = z.object({
  id: z.number(),
  name: z.string(),
  /** Blocks as a page has them, without ids. */
  blocks: z.array(z.unknown()),
  createdAt: instant,
});

export const sectionCalls = {
  ownSections: defineCall({
    key: "GET /divisions/{division}/sections/",
    summary: "The sections that the shop's people have kept, newest first.",
    access: "merchant",
    permission: "pages.read",
    params: divisionParams,
    reply: dataOf(z.array(section)),
  }),
  keepSection: defineCall({
    key: "POST /divisions/{division}/sections/",
    summary: `Keeps blocks as a section of the shop's own, up to ${ownSectionLimit}. They are checked as those of a page are. The same \`uuid\` twice keeps one.`,
    access: "merchant",
    permission: "pages.edit",
    params: divisionParams,
    body: z.strictObject({
      uuid: z.uuid(),
      name: filledText(60),
      blocks: z.array(z.record(z.string(), z.unknown())).min(1, "Choose a block first").max(50),
    }),
    reply: dataOf(section),
    errors: ["validation", "conflict"],
  }),
  renameSection: defineCall({
    key: "PATCH /divisions/{division}/sections/{id}/",
    summary: "Names a section of the shop's own anew.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    body: z.strictObject({ name: filledText(60) }),
    reply: dataOf(section),
    errors: ["validation"],
  }),
  removeSection: defineCall({
    key: "DELETE /divisions/{division}/sections/{id}/",
    summary: "Removes a section of the shop's own. Pages on which it was put stay as they are.",
    access: "merchant",
    permission: "pages.edit",
    params: divisionItemParams,
    reply: dataOf(z.object({ id: z.number() })),
  }),
};
