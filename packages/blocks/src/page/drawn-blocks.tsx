import type { ResolvedBlock } from "@selvedge/pages/resolve/resolve";
import { createContext } from "react";

/**
 * Top-level blocks whose insides a server has drawn before, as markup: they stand as they are instead of being drawn
 * again. Only where nothing wakes the page up afterwards; null everywhere else.
 */
export const DrawnBlocks = createContext<ReadonlyMap<ResolvedBlock, string> | null>(null);
