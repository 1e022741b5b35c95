import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { createContext } from "react";

/**
 * Top-level blocks whose contents a server has rendered before, as markup: they are used as they are instead of being rendered
 * again. Only where the page is not hydrated afterwards; null everywhere else.
 */
export const RenderedBlocks = createContext<ReadonlyMap<ResolvedBlock, string> | null>(null);
