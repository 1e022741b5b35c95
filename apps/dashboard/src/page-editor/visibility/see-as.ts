import { createContext } from "react";
import type { Visitor } from "./visitor.ts";

/** Whom the page is looked at as, and how to look at it as somebody else; null outside an editor with a preview. */
export const SeeAs = createContext<{ visitor: Visitor; see: (visitor: Visitor) => void } | null>(null);
