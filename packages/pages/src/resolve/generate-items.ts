import { clampSize } from "../block-size.ts";
import type { BlockTypes } from "../block-type.ts";
import type { Factories } from "../factory.ts";
import { isObject, type JsonObject } from "../json.ts";
import type { NeedData } from "../needs.ts";
import { readProps } from "../props/read-props.ts";
import type { WireBlock } from "../wire/wire.ts";
import type { ResolvedBlock } from "./resolve.ts";

/**
 * Fills blocks that take their items from data, once the data has come. Generated children follow the written ones, take
 * their defaults from `_shadow_`, and have uids made of the parent's and their place, so selecting one can lead back.
 * A missing answer adds nothing; the block shows its own empty state.
 */
export function generateItems(
  blocks: readonly ResolvedBlock[],
  context: { types: BlockTypes; factories: Factories },
  data: NeedData,
): ResolvedBlock[] {
  return blocks.map((block) => {
    const items = generateItems(block.items, context, data);
    return { ...block, items: [...items, ...madeItems(block, context, data)] };
  });
}

function madeItems(
  block: ResolvedBlock,
  { types, factories }: { types: BlockTypes; factories: Factories },
  data: NeedData,
): ResolvedBlock[] {
  const factory = block.generated && factories.factories.get(block.generated.factory);
  const source = block.generated && factories.sources.get(block.generated.source);
  if (!factory || !source || !block.generated) return [];
  const parsed = source.parse(data[block.generated.need.key]);
  const entries = (factory.transformers ?? []).reduce((list, transform) => transform(list), parsed);
  return entries.flatMap((entry, index) => toItem(types, block, factory.build(entry, index), index));
}

function toItem(types: BlockTypes, parent: ResolvedBlock, made: WireBlock, index: number): ResolvedBlock[] {
  const type = types.get(made.type ?? "");
  if (!type) return [];
  const props: JsonObject = { ...parent.shadow, ...(isObject(made.properties) ? made.properties : {}) };
  return [
    {
      uid: `${parent.uid}:${made.uid ?? index}`,
      type: type.type,
      span: clampSize(made.size),
      frame: { fullWidth: false, background: "", paddingPx: null },
      props: readProps(type.fields, props) as JsonObject,
      items: [],
    },
  ];
}
