import { BLOCK_TYPES } from "@selvedge/blocks/registry";
import type { LinkSite } from "@selvedge/domain/links/checked-link";
import type { BlockTypes } from "@selvedge/pages/block-type";
import type { Uid } from "@selvedge/pages/doc";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { type FrameSite, framedProps } from "../../modules/site/frames/index.ts";
import { cleanFields, shownHtml } from "../../modules/site/pages/index.ts";

/** Blocks that were sanitised before, by what they were sanitised from. */
export type Cleaned = WeakMap<ResolvedBlock, ResolvedBlock>;

/** Where links may lead, and where foreign content runs. */
export interface CleanSite {
  readonly links: LinkSite;
  readonly frames: FrameSite;
}

/**
 * Blocks with sanitised HTML fields, whatever is stored, and with foreign content on its own host; the same object again for
 * one that is in `cleaned`.
 */
export function withCleanHtml(
  blocks: readonly ResolvedBlock[],
  types: BlockTypes,
  site: CleanSite,
  cleaned: Cleaned = new WeakMap(),
): ResolvedBlock[] {
  return blocks.map((block) => {
    const known = cleaned.get(block);
    if (known) return known;
    const own = cleanFields(types.get(block.type)?.fields ?? {}, block.props, site.links, shownHtml);
    const props = framedProps(block.type, own, site.frames);
    const clean = { ...block, props, items: withCleanHtml(block.items, types, site, cleaned) };
    cleaned.set(block, clean);
    return clean;
  });
}

/** Blocks of which some made items of data: those are sanitised, the others, named by `known`, were. */
export function withCleanMade(
  blocks: readonly ResolvedBlock[],
  known: ReadonlySet<Uid>,
  site: CleanSite,
): readonly ResolvedBlock[] {
  return blocks.flatMap((block) => {
    if (!known.has(block.uid)) return withCleanHtml([block], BLOCK_TYPES, site);
    const items = withCleanMade(block.items, known, site);
    return items.every((item, index) => item === block.items[index]) ? block : { ...block, items };
  });
}

export const uidsOf = (blocks: readonly ResolvedBlock[]): ReadonlySet<Uid> =>
  new Set(blocks.flatMap(({ uid, items }) => [uid, ...uidsOf(items)]));
