// What a page inside an iframe block may ask of the shop's page around it. Source: storefront §5, §7.

/** The types of the messages, as frames write and read them. */
export const frameMessageTypes = {
  add: "add-to-cart",
  complete: "add-to-cart-complete",
  failed: "add-to-cart-failed",
} as const;

/** What is to be added: one variant, or several items as the call for several takes them. */
export type FrameAdd = { readonly variantId: string } | { readonly items: readonly unknown[] };

/** A message read: what to add, or why it is refused. */
export type ReadFrameMessage =
  | { readonly ok: true; readonly add: FrameAdd }
  | { readonly ok: false; readonly reason: string };

/** Reads a message of a frame. Null for one that is about something else, which is left unanswered. */
export function readFrameMessage(data: unknown): ReadFrameMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { type, variantId, items } = data as Record<string, unknown>;
  if (type !== frameMessageTypes.add) return null;
  const has = { variantId: variantId !== undefined, items: items !== undefined };
  if (has.variantId && has.items) return refused("variantId and items cannot be used together");
  if (has.variantId && typeof variantId !== "string") return refused("variantId must be a string");
  if (has.items && !Array.isArray(items)) return refused("items must be an array");
  if (!has.variantId && !has.items) return refused("variantId or items is needed");
  return { ok: true, add: has.items ? { items: items as unknown[] } : { variantId: variantId as string } };
}

const refused = (reason: string): ReadFrameMessage => ({ ok: false, reason });

interface FrameSource {
  readonly parent?: unknown;
}

/** A frame of the page: the origin that its block names, and the window of the document that holds the site. */
export interface HeldFrame {
  readonly origin: string | undefined;
  readonly holder: unknown;
}

/** Whether a message comes from the site of a frame: from its origin, and from inside the window that holds it. */
export const isFromFrame = (
  { origin, source }: { readonly origin: string; readonly source: unknown },
  frame: HeldFrame,
): boolean =>
  frame.holder !== null &&
  frame.holder !== undefined &&
  origin === frame.origin &&
  (source as FrameSource | null)?.parent === frame.holder;
