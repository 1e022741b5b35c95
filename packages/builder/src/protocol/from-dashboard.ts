// What the dashboard tells the frame that shows the page. The dashboard is the one that writes: the frame shows what it is told.
import * as z from "zod/mini";
import { blockActNames } from "../edits/block-acts.ts";
import { editorModuleNames } from "./editor-module.ts";
import { columns, list, op, point, scrollPlace, spot, text, uid, uids } from "./shapes.ts";

/** Who looks, when and where: blocks are judged as for this visitor. */
export const visitor = z.object({
  /** ISO 8601, or null for now. */
  at: z.nullable(text(40)),
  isSignedIn: z.boolean(),
  /** ISO 3166, or null for the shop's own. */
  country: z.nullable(z.string().check(z.length(2))),
  /** ISO 4217, or null for the shop's own. */
  currency: z.nullable(z.string().check(z.length(3))),
});

/** How a block can be different between two states of a page. */
export const changeKinds = ["new", "changed", "moved", "gone"] as const;

/** The lists of links around a shop's pages. */
export const menuLists = ["menu", "footer", "legal"] as const;

const module = z.enum(editorModuleNames);

export const dashboardMessage = z.discriminatedUnion("t", [
  /** The first one: the page is the frame's own as the server has it, with the changes that are not saved yet. */
  z.object({ t: z.literal("connect"), module, rev: z.nullable(z.string()), ops: list(op, 2_000) }),
  /** The whole page anew: after a gap, or when somebody else saved it. */
  z.object({ t: z.literal("page"), seq: z.number(), wire: z.record(z.string(), z.unknown()) }),
  /** Changes that follow on each other without a gap. */
  z.object({ t: z.literal("ops"), seq: z.number(), ops: list(op, 2_000) }),
  /** The server has stored the page by now: what is shown at this address takes the place of what is shown. */
  z.object({ t: z.literal("stored"), address: text(2_000) }),
  /** A theme while it is being tried: values of its variables, what the root element says of it, and rules of its faces. */
  z.object({
    t: z.literal("theme"),
    vars: z.record(text(80), text(2_000)),
    attributes: z.optional(z.record(text(80), text(60))),
    faces: z.optional(text(100_000)),
  }),
  /** What a plugin shows visitors while it is set up: the cookie notice, or the offer to join the list and how far it has come. */
  z.object({
    t: z.literal("plugin"),
    notice: z.nullable(z.object({ message: text(2_000), allowEssentialOnly: z.boolean() })),
    offer: z.nullable(z.object({ title: text(200), text: text(2_000), buttonText: text(200) })),
    step: z.enum(["asks", "mistake", "done"]),
  }),
  /**
   * The shop's menus while they are edited, read in the frame as the server reads stored ones, and which part of them is being
   * worked at: an entry of the main menu or a column of the footer by its place, and a part of the entry's panel.
   */
  z.object({
    t: z.literal("menus"),
    menu: list(z.record(z.string(), z.json()), 20),
    columns: list(z.record(z.string(), z.json()), 20),
    legal: list(z.record(z.string(), z.json()), 20),
    at: z.object({ list: z.enum(menuLists), entry: z.nullable(z.int()), segment: z.nullable(z.int()) }),
  }),
  /** Rings every text of one colour on a ground of another; none with null. */
  z.object({
    t: z.literal("ring"),
    what: z.nullable(z.object({ text: text(20), ground: text(20), label: text(100) })),
  }),
  /** Brings what is ringed into sight: the first of it, and each time after that the one below. */
  z.object({ t: z.literal("toRing") }),
  /**
   * What is selected, the last one with its buttons: `columns` of twelve, or null where its width cannot be changed; `path` is it
   * and what is around it, the innermost first.
   */
  z.object({
    t: z.literal("select"),
    uids,
    reveal: z.boolean(),
    columns: z.nullable(columns),
    path: list(z.object({ uid, title: text(200) }), 20),
    /** What can be done with it. */
    acts: z.array(z.enum(blockActNames)),
  }),
  /** How much smaller the page is shown than it is: what lies over it is made as much larger, so that it can be hit. */
  z.object({ t: z.literal("scale"), scale: z.number().check(z.minimum(0.05), z.maximum(4)) }),
  /** Whether a dragged block may go to a place: why not, as a sentence; else the place in words, empty where they are said already. */
  z.object({ t: z.literal("verdict"), to: spot, why: z.nullable(text(300)), words: text(300) }),
  z.object({ t: z.literal("visitor"), visitor: z.nullable(visitor) }),
  /** A drag that began in the dashboard goes on over the frame. */
  z.object({
    t: z.literal("drag"),
    phase: z.enum(["over", "drop", "cancel"]),
    point,
    /** A block of the page, or the type of a new one. */
    what: z.union([z.object({ uid }), z.object({ type: text(60) })]),
  }),
  z.object({ t: z.literal("module"), module }),
  /** What is different from another state of the page, to be framed; of a page that is compared. */
  z.object({
    t: z.literal("marks"),
    marks: list(z.object({ uid, kind: z.enum(changeKinds), words: text(60) }), 1_000),
  }),
  /** Blocks at the top of the page that are as in another state of it, to be folded; none with an empty list. */
  z.object({ t: z.literal("folds"), uids }),
  /** The page is brought to where another state or another look of it is. */
  z.object({ t: z.literal("scrollTo"), to: scrollPlace }),
]);

export type DashboardMessage = z.infer<typeof dashboardMessage>;
