// How the dashboard finds the frame that it opened, and nobody else: by its window, its origin, and a word that only the two
// of them were given.
import * as z from "zod/mini";
import { protocolVersion } from "./shapes.ts";

/** What a frame posts to the window that holds it, once it can take a port. */
const hello = z.object({
  t: z.literal("selvedge-editor"),
  protocol: z.number(),
  nonce: z.string().check(z.maxLength(100)),
});

/** What the dashboard answers, together with the frame's end of the channel. */
export const welcome = "selvedge-editor-port";

/** The frame's own hello. */
export const helloOf = (nonce: string) => ({ t: "selvedge-editor", protocol: protocolVersion, nonce }) as const;

export interface Expected {
  readonly origin: string;
  readonly nonce: string;
  /** The frame's window. */
  readonly source: unknown;
}

/** "other" for a message that is not the frame's, which is ignored; "old" where one of the two is of an earlier build. */
export function readHello(
  event: { readonly data: unknown; readonly origin: string; readonly source: unknown },
  expected: Expected,
): "hello" | "old" | "other" {
  if (event.source !== expected.source || event.origin !== expected.origin) return "other";
  const read = hello.safeParse(event.data);
  if (!read.success || read.data.nonce !== expected.nonce) return "other";
  return read.data.protocol === protocolVersion ? "hello" : "old";
}
