import type { Json } from "./json.ts";
import { isObject } from "./json.ts";

/** What one page may hold. Generous for a hand-made page, small enough that no page can stall a server. */
export const PAGE_LIMITS = { blocks: 200, depth: 8, bytes: 512 * 1024 } as const;

export type LimitCode = "too_many_blocks" | "too_deep" | "too_large";

/** Sentences a person reads when a page is refused; each names its limit. */
export const LIMIT_TEXT: Record<LimitCode, string> = {
  too_many_blocks: `A page holds up to ${PAGE_LIMITS.blocks} blocks. Remove some, or split the page in two.`,
  too_deep: `Blocks nest up to ${PAGE_LIMITS.depth} levels. Move the inner blocks up a level.`,
  too_large: `A page holds up to ${PAGE_LIMITS.bytes / 1024} KB of text and settings. Shorten it, or split it in two.`,
};

/**
 * Checks a page from the wire before anything walks it: bytes first, then depth and count, never recursing past the
 * depth limit. `sizeBytes` is the length of the request body the page came in.
 */
export function checkPageLimits(page: Json, sizeBytes: number): { ok: true } | { ok: false; code: LimitCode } {
  if (sizeBytes > PAGE_LIMITS.bytes) return { ok: false, code: "too_large" };
  const blocks = isObject(page) && Array.isArray(page.blocks) ? page.blocks : [];
  return checkLevel(blocks, 1, { count: 0 });
}

function checkLevel(level: Json[], depth: number, seen: { count: number }): ReturnType<typeof checkPageLimits> {
  if (level.length === 0) return { ok: true };
  if (depth > PAGE_LIMITS.depth) return { ok: false, code: "too_deep" };
  seen.count += level.length;
  if (seen.count > PAGE_LIMITS.blocks) return { ok: false, code: "too_many_blocks" };
  for (const block of level) {
    const items = isObject(block) && Array.isArray(block.items) ? block.items : [];
    const checked = checkLevel(items, depth + 1, seen);
    if (!checked.ok) return checked;
  }
  return { ok: true };
}
