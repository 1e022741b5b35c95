import type { LucideIcon } from "lucide-react";

/** One place in the navigation of an app. */
export interface NavItem {
  label: string;
  href: string;
  icon: LucideIcon;
  /** Things there, as a plain number. */
  count?: number;
  /** The number needs attention: it is tinted. Only for "Needs you". */
  needsAttention?: boolean;
}

/** Items under one heading; the first section has none. */
export interface NavSection {
  label?: string;
  items: readonly NavItem[];
}

/**
 * Returns the item that the path belongs to: the one with the longest address that is the path or begins it at a slash.
 * The item "/" is current on "/" alone.
 */
export function currentItem(sections: readonly NavSection[], path: string): NavItem | undefined {
  const fits = (href: string) => path === href || (href !== "/" && path.startsWith(`${href}/`));
  return sections
    .flatMap((section) => section.items)
    .filter((item) => fits(item.href))
    .toSorted((a, b) => b.href.length - a.href.length)[0];
}

/** Returns at most five tabs; with more than five places the fifth is "More". */
export function splitTabs(items: readonly NavItem[]): { tabs: readonly NavItem[]; more: readonly NavItem[] } {
  return items.length <= 5 ? { tabs: items, more: [] } : { tabs: items.slice(0, 4), more: items.slice(4) };
}
