// What the frame that shows the page tells the dashboard: what a person points at and means. It changes nothing itself.
import * as z from "zod/mini";
import { blockActNames } from "../edits/block-acts.ts";
import { columns, list, path, point, rect, scrollPlace, spot, text, uid, uids, value } from "./shapes.ts";

export const frameMessage = z.discriminatedUnion("t", [
  /** The page is shown and can be edited; after a reload of the frame once more. */
  z.object({
    t: z.literal("ready"),
    protocol: z.number(),
    build: text(100),
    rev: z.nullable(z.string()),
    types: list(text(60), 200),
  }),
  /** Blocks under the pointer, the innermost first; empty where there is none. */
  z.object({ t: z.literal("hover"), uids }),
  /**
   * A block was pressed: it and those around it, the innermost first. None: the ground beside the blocks. `isMore` adds it to
   * what is selected; `isExact` means the innermost one, whatever was selected before.
   */
  z.object({ t: z.literal("select"), uids, isMore: z.boolean(), isExact: z.boolean() }),
  /** A button beside the selected block. */
  z.object({ t: z.literal("act"), uid, act: z.enum(blockActNames) }),
  /** A block is dragged over a place; the dashboard answers whether it may go there. */
  z.object({ t: z.literal("over"), uid, to: spot }),
  /** Something was pasted on the page. */
  z.object({ t: z.literal("paste"), html: text(2_000_000), text: text(500_000) }),
  z.object({ t: z.literal("insertAt"), spot, point }),
  z.object({ t: z.literal("move"), uids, to: spot }),
  z.object({ t: z.literal("resize"), uid, size: columns, isDone: z.boolean() }),
  /** A text that was typed on the page, over the one that it was typed on. */
  z.object({ t: z.literal("text"), uid, path, value: text(100_000), base: value, isDone: z.boolean() }),
  /** Opens the panel at a field: a click on a picture, a link. */
  z.object({ t: z.literal("openField"), uid, path }),
  /** Where a drag from the dashboard would put the block; the dashboard answers whether it may go there, until it is let go. */
  z.object({ t: z.literal("drop"), spot: z.nullable(spot), why: z.nullable(text(60)), isDone: z.boolean() }),
  /** Where the blocks in sight are. */
  z.object({ t: z.literal("geometry"), seq: z.number(), rects: list(z.object({ uid, rect }), 1_000) }),
  /** A key that the page has no use for itself. */
  z.object({
    t: z.literal("key"),
    key: text(30),
    ctrl: z.boolean(),
    shift: z.boolean(),
    alt: z.boolean(),
    meta: z.boolean(),
  }),
  /** A block that could not be shown. */
  z.object({ t: z.literal("fault"), uid, code: text(60) }),
  /** How many texts of a colour stand on the page that was asked about. */
  z.object({ t: z.literal("ringed"), count: z.int().check(z.minimum(0)) }),
  /** A page that is compared with another state or another look of it was scrolled. */
  z.object({ t: z.literal("scrolled"), to: scrollPlace }),
  /** Messages do not follow on each other: the whole page is needed. */
  z.object({ t: z.literal("gap"), seen: z.number() }),
]);

export type FrameMessage = z.infer<typeof frameMessage>;
