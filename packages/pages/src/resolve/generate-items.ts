import type { BlockTypes } from "../block-type.ts";
import { type Factories, type Factory, type Generated, NO_FACTORIES } from "../factory.ts";
import { isObject, type Json, type JsonObject } from "../json.ts";
import { PAGE_LIMITS } from "../limits.ts";
import type { NeedData } from "../needs.ts";
import { upgradeProps } from "../upgrade.ts";
import { fromWire } from "../wire/from-wire.ts";
import type { WireBlock } from "../wire/wire.ts";
import { earlier } from "./judge-conditions.ts";
import { joinedReads, type Resolution, type ResolveContext, type ResolvedBlock, resolve } from "./resolve.ts";

/**
 * Fills blocks that take their items from data, once the data has come. Generated children follow the written ones, take
 * their defaults from `_shadow_`, and are resolved as written blocks are: with upgrades, conditions, verdicts, needs and
 * children of their own. Their uids are made of the parent's and the entry's key, so selecting one can lead back. A
 * missing answer adds nothing; the block shows its own empty state.
 */
export function generateItems(resolution: Resolution, context: ResolveContext, data: NeedData): Resolution {
  const found = { made: [] as Resolution[], context, data };
  const blocks = filled(resolution.blocks, found);
  const all = [resolution, ...found.made];
  return {
    blocks,
    verdicts: new Map(all.flatMap(({ verdicts }) => [...verdicts])),
    warnings: all.flatMap(({ warnings }) => warnings),
    nextChangeAtMs: all.map(({ nextChangeAtMs }) => nextChangeAtMs).reduce(earlier, null),
    reads: joinedReads(all.map(({ reads }) => reads)),
    made: resolution.made,
  };
}

interface Filling {
  readonly made: Resolution[];
  readonly context: ResolveContext;
  readonly data: NeedData;
}

function filled(blocks: readonly ResolvedBlock[], filling: Filling): ResolvedBlock[] {
  return blocks.map((block) => {
    const items = filled(block.items, filling);
    if (block.generated) return { ...block, items: [...items, ...generated(block, block.generated, filling)] };
    return items.every((item, index) => item === block.items[index]) ? block : { ...block, items };
  });
}

function generated(block: ResolvedBlock, from: Generated, { made, context, data }: Filling): readonly ResolvedBlock[] {
  const { types, factories = NO_FACTORIES } = context;
  const factory = factories.factories.get(from.factory);
  if (!factory) return [];
  const blocks = entriesOf(factory, from, factories, data).map((entry, index) => {
    return named(withShadow(types, factory.build(entry, index), block.shadow), `${block.uid}:${factory.keyOf(entry)}`);
  });
  const resolution = resolve(fromWire({ blocks }), context);
  made.push(resolution);
  return resolution.blocks;
}

function entriesOf(factory: Factory, from: Generated, { sources }: Factories, data: NeedData): readonly Json[] {
  const parsed = sources.get(from.source)?.parse(data[from.need.key]) ?? [];
  return (factory.transformers ?? []).reduce((list, change) => change(list), parsed).slice(0, PAGE_LIMITS.blocks);
}

/** The made block over the defaults of its shadow, both raised to the current version first. */
function withShadow(types: BlockTypes, made: WireBlock, shadow: ResolvedBlock["shadow"]): WireBlock {
  const type = types.get(made.type ?? "");
  if (!type) return made;
  const own = { v: made.schemaVersion ?? 1, props: isObject(made.properties) ? made.properties : {} };
  const defaults: JsonObject = shadow ? upgradeProps(type, shadow) : {};
  return { ...made, schemaVersion: type.version, properties: { ...defaults, ...upgradeProps(type, own) } };
}

/** The block with a uid, and its children with uids made of it. */
function named(block: WireBlock, uid: string): WireBlock {
  const items = (Array.isArray(block.items) ? block.items : []).filter(isObject);
  return { ...block, uid, items: items.map((item, index) => named(item, `${uid}-${index}`)) };
}
