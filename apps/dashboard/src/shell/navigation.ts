import type { NavItem, NavSection } from "@selvedge/ui/navigation-items";
import { House, Images, Shirt, ShoppingBag } from "lucide-react";

/** The places of the dashboard, in the order of a merchant's day, with what is there. */
export const navigationOf = (counts?: { openOrders: number; products: number }): readonly NavSection[] => [
  {
    items: [
      { label: "Home", href: "/", icon: House },
      { label: "Orders", href: "/orders", icon: ShoppingBag, count: counts?.openOrders },
      { label: "Products", href: "/products", icon: Shirt, count: counts?.products },
      { label: "Artworks", href: "/artworks", icon: Images },
    ],
  },
];

export const footNavigation: readonly NavItem[] = [];
