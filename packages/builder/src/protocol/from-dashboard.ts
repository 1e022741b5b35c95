// What the dashboard tells the frame that shows the page. The dashboard is the one that writes: the frame shows what it is told.
import * as z from "zod";
import { blockActNames } from "../edits/block-acts.ts";
import { editorModuleNames } from "./editor-module.ts";
import { op, point, scrollPlace, spot, uid, uids } from "./shapes.ts";

/** Who looks, when and where: blocks are judged as for this visitor. */
export const visitor = z.object({
  /** ISO 8601, or null for now. */
  at: z.string().max(40).nullable(),
  isSignedIn: z.boolean(),
  /** ISO 3166, or null for the shop's own. */
  country: z.string().length(2).nullable(),
  /** ISO 4217, or null for the shop's own. */
  currency: z.string().length(3).nullable(),
});

/** How a block can be different between two states of a page. */
export const changeKinds = ["new", "changed", "moved", "gone"] as const;

const module = z.enum(editorModuleNames);

export const dashboardMessage = z.discriminatedUnion("t", [
  /** The first one: the page is the frame's own as the server has it, with the changes that are not saved yet. */
  z.object({ t: z.literal("connect"), module, rev: z.string().nullable(), ops: z.array(op).max(2_000) }),
  /** The whole page anew: after a gap, or when somebody else saved it. */
  z.object({ t: z.literal("page"), seq: z.number(), wire: z.record(z.string(), z.unknown()) }),
  /** Changes that follow on each other without a gap. */
  z.object({ t: z.literal("ops"), seq: z.number(), ops: z.array(op).max(2_000) }),
  /** The server has stored the page by now: what is shown at this address takes the place of what is shown. */
  z.object({ t: z.literal("stored"), address: z.string().max(2_000) }),
  /** A theme while it is being tried: values of its variables, what the root element says of it, and rules of its faces. */
  z.object({
    t: z.literal("theme"),
    vars: z.record(z.string().max(80), z.string().max(2_000)),
    attributes: z.record(z.string().max(80), z.string().max(60)).optional(),
    faces: z.string().max(100_000).optional(),
  }),
  /** Rings every text of one colour on a ground of another; none with null. */
  z.object({
    t: z.literal("ring"),
    what: z.object({ text: z.string().max(20), ground: z.string().max(20), label: z.string().max(100) }).nullable(),
  }),
  /**
   * What is selected, the last one with its buttons: `columns` of twelve, or null where its width cannot be changed; `path` is it
   * and what is around it, the innermost first.
   */
  z.object({
    t: z.literal("select"),
    uids,
    reveal: z.boolean(),
    columns: z.number().int().min(3).max(12).nullable(),
    path: z.array(z.object({ uid, title: z.string().max(200) })).max(20),
    /** What can be done with it. */
    acts: z.array(z.enum(blockActNames)),
  }),
  /** How much smaller the page is shown than it is: what lies over it is made as much larger, so that it can be hit. */
  z.object({ t: z.literal("scale"), scale: z.number().min(0.05).max(4) }),
  /** Whether a dragged block may go to a place: why not, as a sentence. */
  z.object({ t: z.literal("verdict"), to: spot, why: z.string().max(300).nullable() }),
  z.object({ t: z.literal("visitor"), visitor: visitor.nullable() }),
  /** A drag that began in the dashboard goes on over the frame. */
  z.object({
    t: z.literal("drag"),
    phase: z.enum(["over", "drop", "cancel"]),
    point,
    /** A block of the page, or the type of a new one. */
    what: z.union([z.object({ uid }), z.object({ type: z.string().max(60) })]),
  }),
  z.object({ t: z.literal("module"), module }),
  /** What is different from another state of the page, to be framed; of a page that is compared. */
  z.object({
    t: z.literal("marks"),
    marks: z.array(z.object({ uid, kind: z.enum(changeKinds), words: z.string().max(60) })).max(1_000),
  }),
  /** The page is brought to where another state of it is. */
  z.object({ t: z.literal("scrollTo"), to: scrollPlace }),
]);

export type DashboardMessage = z.infer<typeof dashboardMessage>;
