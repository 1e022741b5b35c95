import { forbiddenPath } from "@selvedge/domain/access/account-guards";
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import type { NavItem, NavSection } from "@selvedge/ui/frames/navigation-items.ts";
import {
  CircleQuestionMark,
  Gift,
  House,
  Images,
  LayoutGrid,
  ListTree,
  Newspaper,
  Palette,
  PanelsTopLeft,
  Plug,
  Scale,
  Settings,
  Share2,
  Shirt,
  ShoppingBag,
  Split,
  Star,
  Tag,
} from "lucide-react";
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
  { label: "Discounts", href: "/discounts", icon: Tag, permission: "discounts.read" },
  { label: "Gift cards", href: "/gift-cards", icon: Gift, permission: "giftcards.read" },
];

/** What visitors read and see around the products. */
const shopPlaces: readonly Place[] = [
  { label: "Pages", href: "/pages", icon: PanelsTopLeft, permission: "pages.read" },
  { label: "Collections", href: "/collections", icon: LayoutGrid, permission: "collections.edit" },
  { label: "Theme", href: "/theme", icon: Palette, permission: "themes.edit" },
  { label: "Menus", href: "/menus", icon: ListTree, permission: "shop.edit" },
  { label: "Blog", href: "/blog", icon: Newspaper, permission: "pages.read" },
  { label: "Help centre", href: "/help", icon: CircleQuestionMark, permission: "pages.read" },
  { label: "Legal texts", href: "/legal", icon: Scale, permission: "pages.read" },
];

/** How visitors are won, and what is tried with them. */
const marketingPlaces: readonly Place[] = [
  { label: "Reviews", href: "/reviews", icon: Star, permission: "reviews.read" },
  { label: "Shared links", href: "/shared-links", icon: Share2, permission: "marketing.edit" },
  { label: "Split tests", href: "/split-tests", icon: Split, permission: "marketing.edit" },
];

/** Below the others, beside the settings. */
const footPlaces: readonly Place[] = [{ label: "Plugins", href: "/plugins", icon: Plug, permission: "shop.edit" }];

const allPlaces = [...places, ...shopPlaces, ...marketingPlaces, ...footPlaces];

/** Doors within those places that take more. The longest path that fits counts. */
const doors: readonly { href: string; permission: MerchantPermission }[] = [
  ...allPlaces,
  { href: "/products/new", permission: "products.edit" },
  { href: "/products/bundles/new", permission: "products.edit" },
  { href: "/blog/new", permission: "blog.edit" },
  { href: "/discounts/new", permission: "discounts.edit" },
  { href: "/gift-cards/new", permission: "giftcards.edit" },
  { href: "/help/new", permission: "pages.edit" },
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

const held = (of: readonly Place[], permissions: readonly string[]) =>
  of.filter(({ permission }) => permissions.includes(permission));

/** The places that this person may go to. */
export const placesFor = (permissions: readonly string[]): readonly Place[] => held(allPlaces, permissions);

/** Where a person begins who may not see the home page: their first place, or what is everybody's own. */
export const firstPlaceFor = (permissions: readonly string[]): { label: string; href: string } =>
  placesFor(permissions)[0] ?? { label: "Security", href: "/settings/security" };

/** The same as navigation, with how much is there. */
export function navigationOf(permissions: readonly string[], counts?: Counts): readonly NavSection[] {
  const itemOf = ({ label, href, icon, counts: of }: Place) => {
    const count = of && counts?.[of];
    return { label, href, icon, ...(count == null ? {} : { count }) };
  };
  const named = [
    { label: "Online shop", items: held(shopPlaces, permissions).map(itemOf) },
    { label: "Marketing", items: held(marketingPlaces, permissions).map(itemOf) },
  ];
  return [{ items: held(places, permissions).map(itemOf) }, ...named.filter(({ items }) => items.length > 0)];
}

/** Below the places: plugins, and settings for those who may open one. */
export const footNavigationFor = (permissions: readonly string[]): readonly NavItem[] => [
  ...held(footPlaces, permissions).map(({ label, href, icon }) => ({ label, href, icon })),
  ...(settingsFor(permissions).length > 0 ? [{ label: "Settings", href: "/settings", icon: Settings }] : []),
];
