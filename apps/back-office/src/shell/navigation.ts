import type { NavSection } from "@selvedge/ui/navigation-items";
import { Factory, ScanBarcode, ShoppingBag } from "lucide-react";

/** The places of the back office: care first, then the floor. */
export const navigation: readonly NavSection[] = [
  { items: [{ label: "Orders", href: "/orders", icon: ShoppingBag }] },
  {
    label: "Factory",
    items: [
      { label: "Floor", href: "/factory/floor", icon: Factory },
      { label: "Stations", href: "/factory/stations", icon: ScanBarcode },
    ],
  },
];
