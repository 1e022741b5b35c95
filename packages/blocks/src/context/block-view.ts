import type { BlockType } from "@selvedge/pages/block-type";
import type { Fields, PropsOf } from "@selvedge/pages/props/field";
import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ComponentType, ReactNode } from "react";

/**
 * What every block view receives: its properties, complete; its inner blocks, rendered, and those of its named slots that
 * have any; the answers to its needs by name.
 * `isFirst` is true for the first block of the page, whose picture loads at once.
 */
export interface BlockViewProps<Props> {
  readonly props: Props;
  readonly children?: ReactNode;
  readonly slots?: Readonly<Record<string, ReactNode>>;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly block: ResolvedBlock;
  readonly isFirst?: boolean;
}

/** The properties a block's view reads, from its type. */
export type ViewPropsOf<T extends { fields: Fields }> = BlockViewProps<PropsOf<T["fields"]>>;

/** The view of any type: its own properties were checked by its schema. */
export type BlockView = ComponentType<BlockViewProps<never>>;

/** Views by type name. */
export type BlockViews = Readonly<Record<BlockType["type"], BlockView>>;
