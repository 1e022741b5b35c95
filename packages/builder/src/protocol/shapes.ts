import type { Json } from "@selvedge/pages/json";
import { PAGE_LIMITS } from "@selvedge/pages/limits";
import { readOp } from "@selvedge/pages/ops/read-op";
import * as z from "zod";

// Neither the dashboard nor a shop's page may make code of text, so no schema tries to.
z.config({ jitless: true });

/** Raised with every change that an older frame or dashboard would misread. */
export const protocolVersion = 2;

export const uid = z.string().min(1).max(100);
export const uids = z.array(uid).max(PAGE_LIMITS.blocks);
export const path = z.array(z.union([z.string().max(100), z.number()])).max(20);
export const value = z.json().optional();

/** In pixels of the frame's own window. */
export const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const point = z.object({ x: z.number(), y: z.number() });

/**
 * How far a page is scrolled, as another state of it understands it: a block at the top of the window and how much of it is above,
 * from 0 to 1; null at the top of the page. Where the other has no such block, the end of the first of `near` that it has.
 */
export const scrollPlace = z.object({
  uid: uid.nullable(),
  share: z.number().min(0).max(1),
  near: z.array(uid).max(PAGE_LIMITS.blocks),
});
export type ScrollPlace = z.infer<typeof scrollPlace>;

/** A change, read as the server reads one. */
export const op = z.unknown().transform((json, context) => {
  const read = readOp(json as Json | undefined);
  if (read.ok) return read.op;
  context.addIssue({ code: "custom", message: read.code });
  return z.NEVER;
});

/** Where a block is to be put: in front of `before`, or last. */
export const spot = z.object({ parent: uid.nullable(), slot: z.string().max(60).optional(), before: uid.nullable() });
