import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** One place or act in the palette. */
export interface PaletteItem {
  id: string;
  label: string;
  detail?: string;
  icon?: LucideIcon;
  picture?: ReactNode;
  /** At the right: a badge. */
  aside?: ReactNode;
  keys?: string;
  href?: string;
  onAction?: () => void;
}

export interface PaletteGroup {
  id: string;
  label: string;
  items: readonly PaletteItem[];
  /** Acts rather than places; all that is left after `>`. */
  isActions?: boolean;
  /** The server has searched already: its rows are shown as they came. */
  isFound?: boolean;
}

const ROWS_PER_GROUP = 4;

/**
 * Returns the groups to show for a query: rows that fit it, four a group at most, no empty groups, and after `>` acts only.
 * `fits` returns whether a text holds the words.
 */
export function shownGroups(
  groups: readonly PaletteGroup[],
  query: string,
  fits: (text: string, words: string) => boolean,
): readonly PaletteGroup[] {
  const isForActions = query.startsWith(">");
  const words = query.replace(/^>\s*/, "").trim();
  const keep = (group: PaletteGroup, item: PaletteItem) => group.isFound || words === "" || fits(item.label, words);
  return groups
    .filter((group) => !isForActions || group.isActions)
    .map((group) => ({ ...group, items: group.items.filter((item) => keep(group, item)).slice(0, ROWS_PER_GROUP) }))
    .filter((group) => group.items.length > 0);
}
