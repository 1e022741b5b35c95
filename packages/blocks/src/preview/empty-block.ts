import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import type { ComponentType, ReactNode } from "react";

export interface EmptyBlockProps {
  readonly block: ResolvedBlock;
  /** The answers to its needs, by name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** The block as visitors see it. */
  readonly children: ReactNode;
}

let View: ComponentType<EmptyBlockProps> | null = null;

/** Sets what is rendered in place of empty blocks in preview: a server and an editor do, visitors' browsers never. */
export function setEmptyView(view: ComponentType<EmptyBlockProps>): void {
  View = view;
}

export const emptyView = (): ComponentType<EmptyBlockProps> | null => View;
