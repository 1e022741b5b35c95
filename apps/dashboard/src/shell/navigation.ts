import { forbiddenPath } from "@selvedge/domain/access/account-guards";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { NavItem, NavSection } from "@selvedge/ui/frames/navigation-items.ts";
import { House, Images, Settings, Shirt, ShoppingBag } from "lucide-react";
import { settingsFor, settingsPermissions } from "../settings/sections.ts";

/** A place of the dashboard, and the permission without which it has nothing to show. */
interface Place extends NavItem {
  permission: MerchantPermission;
  counts?: "openOrders" | "products";
}

/** In the order of a merchant's day. */
const places: readonly Place[] = [
  { label: "Home", href: "/", icon: House, permission: "overview.read" },
  { label: "Orders", href: "/orders", icon: ShoppingBag, permission: "orders.read", counts: "openOrders" },
  { label: "Products", href: "/products", icon: Shirt, permission: "products.read", counts: "products" },
  { label: "Artworks", href: "/artworks", icon: Images, permission: "designs.read" },
];

/** Doors within those places that take more. The longest path that fits counts. */
const doors: readonly { href: string; permission: MerchantPermission }[] = [
  ...places,
  { href: "/products/new", permission: "products.edit" },
  ...settingsPermissions,
];

/** The permission that a page takes and that is not held; null where the page is open. */
export function missingFor(permissions: readonly string[], path: string): MerchantPermission | null {
  const fits = (href: string) => path === href || (href !== "/" && path.startsWith(`${href}/`));
  const [door] = doors.filter(({ href }) => fits(href)).toSorted((a, b) => b.href.length - a.href.length);
  return door && !permissions.includes(door.permission) ? door.permission : null;
}

/** Where those are led who miss a permission, with the place that they asked for. Source: storefront §6. */
export const forbiddenFor = (place: string): string => `${forbiddenPath}?of=${encodeURIComponent(place)}`;

type Counts = { openOrders: number | null; products: number };

/** The places that this person may go to. */
export const placesFor = (permissions: readonly string[]): readonly Place[] =>
  places.filter(({ permission }) => permissions.includes(permission));

/** Where a person begins who may not see the home page: their first place, or what is everybody's own. */
export const firstPlaceFor = (permissions: readonly string[]): { label: string; href: string } =>
  placesFor(permissions)[0] ?? { label: "Security", href: "/settings/security" };

/** The same as navigation, with how much is there. */
export const navigationOf = (permissions: readonly string[], counts?: Counts): readonly NavSection[] => [
  {
    items: placesFor(permissions).map(({ label, href, icon, counts: of }) => {
      const count = of && counts?.[of];
      return { label, href, icon, ...(count == null ? {} : { count }) };
    }),
  },
];

/** Below the places: settings, for those who may open one. */
export const footNavigationFor = (permissions: readonly string[]): readonly NavItem[] =>
  settingsFor(permissions).length > 0 ? [{ label: "Settings", href: "/settings", icon: Settings }] : [];
