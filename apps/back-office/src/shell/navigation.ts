import type { NavSection } from "@selvedge/ui/navigation-items";
import { BadgeCheck, Factory, ScanBarcode, ShoppingBag } from "lucide-react";

interface Counts {
  orders?: number | undefined;
  approvals?: number | undefined;
}

/** The places of the back office that a person may open: care first, then the floor. */
export function navigationFor(permissions: readonly string[], counts: Counts): readonly NavSection[] {
  const may = (permission: string) => permissions.includes(permission);
  const care = [
    ...(may("orders.read") ? [{ label: "Orders", href: "/orders", icon: ShoppingBag, ...counted(counts.orders) }] : []),
    ...(may("products.moderate")
      ? [{ label: "Approvals", href: "/approvals", icon: BadgeCheck, ...counted(counts.approvals) }]
      : []),
  ];
  const factory = may("floor.read")
    ? [
        { label: "Floor", href: "/floor", icon: Factory },
        { label: "Stations", href: "/stations", icon: ScanBarcode },
      ]
    : [];
  return [{ items: care }, ...(factory.length > 0 ? [{ label: "Factory", items: factory }] : [])];
}

const counted = (count: number | undefined) => (count === undefined ? {} : { count });
