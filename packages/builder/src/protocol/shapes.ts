import type { Json } from "@selvedge/pages/json";
import { PAGE_LIMITS } from "@selvedge/pages/limits";
import { readOp } from "@selvedge/pages/ops/read-op";
import * as z from "zod/mini";

// Neither the dashboard nor a shop's page may make code of text, so no schema tries to.
z.config({ jitless: true });

/** Raised with every change that an older frame or dashboard would misread. */
export const protocolVersion = 3;

/** At most so many characters. */
export const text = (most: number) => z.string().check(z.maxLength(most));

/** At most so many of them. */
export const list = <Of extends z.ZodMiniType>(of: Of, most: number) => z.array(of).check(z.maxLength(most));

export const uid = text(100).check(z.minLength(1));
export const uids = list(uid, PAGE_LIMITS.blocks);
export const path = list(z.union([text(100), z.number()]), 20);
export const value = z.optional(z.json());

/** A block's width, of twelve columns. */
export const columns = z.int().check(z.minimum(3), z.maximum(12));

/** In pixels of the frame's own window. */
export const rect = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export const point = z.object({ x: z.number(), y: z.number() });

/**
 * How far a page is scrolled, as another state of it understands it; of another look, a part of the page by its number. Else a block at the top of the window and how much of it is above,
 * from 0 to 1; null at the top of the page. Where the other has no such block, the end of the first of `near` that it has.
 */
export const scrollPlace = z.object({
  uid: z.nullable(uid),
  share: z.number().check(z.minimum(0), z.maximum(1)),
  near: list(uid, PAGE_LIMITS.blocks),
});
export type ScrollPlace = z.infer<typeof scrollPlace>;

/** A change, read as the server reads one. */
export const op = z.pipe(
  z.unknown(),
  z.transform((json, context) => {
    const read = readOp(json as Json | undefined);
    if (read.ok) return read.op;
    context.issues.push({ code: "custom", message: read.code, input: json });
    return z.NEVER;
  }),
);

/** Where a block is to be put: in front of `before`, or last. */
export const spot = z.object({ parent: z.nullable(uid), slot: z.optional(text(60)), before: z.nullable(uid) });
