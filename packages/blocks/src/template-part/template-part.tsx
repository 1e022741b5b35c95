import { createContext, type ReactNode, useContext } from "react";
import type { BlockViewProps } from "../context/block-view.ts";

/** What stands in a template's parts, by the type of the part: the page that is shown with the template says it. */
export const TemplateParts = createContext<Readonly<Record<string, ReactNode>>>({});

/** A fixed part of a template; nothing where the page around it does not have it. */
export function TemplatePart({ block }: BlockViewProps<never>) {
  return useContext(TemplateParts)[block.type] ?? null;
}
