import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { BlockTypes } from "@selvedge/pages/block-type";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { cleanFields } from "../../modules/site/pages/index.ts";

/** Blocks that were sanitised before, by what they were sanitised from. */
export type Cleaned = WeakMap<ResolvedBlock, ResolvedBlock>;

/** Blocks with sanitised HTML fields, whatever is stored; the same object again for one that is in `cleaned`. */
export function withCleanHtml(
  blocks: readonly ResolvedBlock[],
  types: BlockTypes,
  site: LinkSite,
  cleaned: Cleaned = new WeakMap(),
): ResolvedBlock[] {
  return blocks.map((block) => {
    const known = cleaned.get(block);
    if (known) return known;
    const props = cleanFields(types.get(block.type)?.fields ?? {}, block.props, site);
    const clean = { ...block, props, items: withCleanHtml(block.items, types, site, cleaned) };
    cleaned.set(block, clean);
    return clean;
  });
}
