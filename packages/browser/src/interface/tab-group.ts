// Tabs that belong together. Source: storefront §3.2 "Tab group", §4.

export interface TabItem {
  readonly href: string;
  readonly active?: boolean;
  readonly preSelected?: boolean;
}

/** A tab whose state is known. */
export type Tab<Item extends TabItem = TabItem> = Item & { readonly active: boolean };

/** A group as it is registered: the items that are preselected are active. */
export const registerTabs = <Item extends TabItem>(items: readonly Item[]): Tab<Item>[] =>
  items.map((item) => ({ ...item, active: item.preSelected === true }));

/** The group with one tab active: all are deselected first, so an address that no tab has leaves none. */
export const selectTab = <Item extends TabItem>(tabs: readonly Tab<Item>[], href: string): Tab<Item>[] =>
  tabs.map((tab) => ({ ...tab, active: tab.href === href }));
