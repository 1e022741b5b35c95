import type { NavItem, NavSection } from "@selvedge/ui/navigation-items";
import { House, Images, Shirt, ShoppingBag } from "lucide-react";

/** The places of the dashboard, in the order of a merchant's day. The first four are the tabs of a phone. */
export const navigation: readonly NavSection[] = [
  {
    items: [
      { label: "Home", href: "/", icon: House },
      { label: "Orders", href: "/orders", icon: ShoppingBag },
      { label: "Products", href: "/products", icon: Shirt },
      { label: "Artworks", href: "/artworks", icon: Images },
    ],
  },
];

export const footNavigation: readonly NavItem[] = [];
