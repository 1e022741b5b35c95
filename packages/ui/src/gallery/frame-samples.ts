import {
  ChartColumn,
  Factory,
  House,
  Inbox,
  LayoutTemplate,
  Palette,
  ScanBarcode,
  Settings,
  Shirt,
  ShoppingBag,
  Users,
} from "lucide-react";
import type { NavItem, NavSection } from "../frames/navigation-items.ts";

export const MERCHANT: readonly NavSection[] = [
  {
    items: [
      { label: "Home", href: "#home", icon: House },
      { label: "Needs you", href: "#needs-you", icon: Inbox, count: 3, needsAttention: true },
      { label: "Orders", href: "#orders", icon: ShoppingBag, count: 24 },
      { label: "Products", href: "#products", icon: Shirt, count: 48 },
      { label: "Customers", href: "#customers", icon: Users },
      { label: "Analytics", href: "#analytics", icon: ChartColumn },
    ],
  },
  {
    label: "Online shop",
    items: [
      { label: "Pages", href: "#pages", icon: LayoutTemplate },
      { label: "Theme", href: "#theme", icon: Palette },
    ],
  },
];

export const FOOT: readonly NavItem[] = [{ label: "Settings", href: "#settings", icon: Settings }];

export const STAFF: readonly NavSection[] = [
  { items: [{ label: "Orders", href: "#orders", icon: ShoppingBag, count: 4218 }] },
  {
    label: "Factory",
    items: [
      { label: "Floor", href: "#floor", icon: Factory },
      { label: "Stations", href: "#stations", icon: ScanBarcode },
    ],
  },
];
