import type { NeedData } from "@selvedge/pages/needs";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { type ComponentType, type ReactNode, useContext } from "react";
import type { BlockViewProps } from "../context/block-view.ts";
import { emptyView } from "../preview/empty-block.ts";
import { Cell } from "./cell.tsx";
import { RenderedBlocks } from "./rendered-blocks.tsx";
import { viewOf } from "./view-of.tsx";

export interface BlockListProps {
  readonly blocks: readonly ResolvedBlock[];
  /** Answers to the page's needs, by need key. */
  readonly data: NeedData;
  /** Top-level blocks take cells of the page grid; inner ones take what their parent gives. */
  readonly top?: boolean;
}

/** Blocks in order, each rendered by its view; a type without a view renders nothing. */
export function BlockList({ blocks, data, top = false }: BlockListProps) {
  const opening = top ? openingOf(blocks) : undefined;
  const rendered = useContext(RenderedBlocks);
  return blocks.map((block) => (
    <Cell key={block.uid} block={block} top={top} rendered={rendered?.get(block)}>
      <BlockOf block={block} data={data} isFirst={block === opening} />
    </Cell>
  ));
}

/** The block that opens a page: its picture loads at once. */
export const openingOf = (blocks: readonly ResolvedBlock[]): ResolvedBlock | undefined =>
  blocks.find(({ type }) => type !== "announcement");

/** The content of a block's cell. */
export function BlockOf({ block, data, isFirst }: { block: ResolvedBlock; data: NeedData; isFirst: boolean }) {
  const View = viewOf(block.type) as ComponentType<BlockViewProps<unknown>> | undefined;
  const Empty = block.editing ? emptyView() : null;
  const listOf = (blocks: readonly ResolvedBlock[]) =>
    blocks.length > 0 ? <BlockList blocks={blocks} data={data} /> : null;
  const { own, slots } = bySlot(block.items, listOf);
  const answers = answersOf(block, data);
  const view = View ? (
    <View props={block.props} block={block} data={answers} isFirst={isFirst} {...(slots ? { slots } : {})}>
      {own}
    </View>
  ) : null;
  return Empty ? (
    <Empty block={block} data={answers}>
      {view}
    </Empty>
  ) : (
    view
  );
}

/** A block's children, rendered: its own items, and those of each named slot. */
function bySlot(items: readonly ResolvedBlock[], listOf: (blocks: readonly ResolvedBlock[]) => ReactNode) {
  if (items.every(({ slot }) => slot === undefined)) return { own: listOf(items), slots: undefined };
  const { "": own = [], ...named } = Object.groupBy(items, ({ slot }) => slot ?? "");
  const slots = Object.fromEntries(Object.entries(named).map(([slot, blocks]) => [slot, listOf(blocks ?? [])]));
  return { own: listOf(own), slots };
}

function answersOf(block: ResolvedBlock, data: NeedData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(block.needs ?? {}).map(([name, need]) => [name, data[need.key]]));
}
