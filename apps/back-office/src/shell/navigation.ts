import type { StaffPermission } from "@selvedge/domain/access/roles";
import type { NavItem, NavSection } from "@selvedge/ui/frames/navigation-items.ts";
import {
  BadgeCheck,
  Banknote,
  Factory,
  FilePenLine,
  Gift,
  IdCard,
  KeyRound,
  Layers,
  ListX,
  Nfc,
  ScanBarcode,
  ScrollText,
  ShoppingBag,
  Store,
  Undo2,
  Users,
  UsersRound,
} from "lucide-react";

/** A place of the back office, and the permission without which it has nothing to show. */
interface Place extends NavItem {
  permission: StaffPermission;
  section: "" | "Factory" | "People" | "System";
  counts?: keyof Counts;
}

/** What waits in a place. */
interface Counts {
  orders?: number | undefined;
  approvals?: number | undefined;
  jobs?: number | undefined;
  access?: number | undefined;
}

/** Care first, then the floor, then the platform itself. */
const places: readonly Place[] = [
  { label: "Orders", href: "/orders", icon: ShoppingBag, permission: "orders.read", section: "", counts: "orders" },
  { label: "Returns", href: "/returns", icon: Undo2, permission: "orders.read", section: "" },
  { label: "Refunds", href: "/refunds", icon: Banknote, permission: "orders.refund", section: "" },
  { label: "Gift cards", href: "/gift-cards", icon: Gift, permission: "customers.read", section: "" },
  {
    label: "Approvals",
    href: "/approvals",
    icon: BadgeCheck,
    permission: "products.moderate",
    section: "",
    counts: "approvals",
  },
  { label: "Quotes", href: "/quotes", icon: FilePenLine, permission: "quotes.read", section: "" },
  { label: "Floor", href: "/floor", icon: Factory, permission: "floor.read", section: "Factory" },
  { label: "Stations", href: "/stations", icon: ScanBarcode, permission: "floor.read", section: "Factory" },
  { label: "Batches", href: "/batches", icon: Layers, permission: "production.plan", section: "Factory" },
  { label: "Shops", href: "/shops", icon: Store, permission: "shops.read", section: "People" },
  { label: "Customers", href: "/customers", icon: Users, permission: "customers.read", section: "People" },
  { label: "Staff", href: "/staff", icon: IdCard, permission: "staff.read", section: "People" },
  { label: "Badges", href: "/badges", icon: Nfc, permission: "badges.manage", section: "People" },
  {
    label: "Access requests",
    href: "/access",
    icon: KeyRound,
    permission: "permissions.decide",
    section: "People",
    counts: "access",
  },
  { label: "Roles", href: "/roles", icon: UsersRound, permission: "staff.read", section: "People" },
  { label: "Audit", href: "/audit", icon: ScrollText, permission: "system.read", section: "System" },
  { label: "Failed jobs", href: "/jobs", icon: ListX, permission: "jobs.read", section: "System", counts: "jobs" },
];

/** The permission that a page takes and that is not held; null where the page is open. */
export function missingFor(permissions: readonly string[], path: string): StaffPermission | null {
  const place = places.find(({ href }) => path === href || path.startsWith(`${href}/`));
  return place && !permissions.includes(place.permission) ? place.permission : null;
}

/** The places that a person may open, by section, with how much waits there. */
export function navigationFor(permissions: readonly string[], counts: Counts): readonly NavSection[] {
  const open = places.filter(({ permission }) => permissions.includes(permission));
  return [...Map.groupBy(open, ({ section }) => section)].map(([section, inside]) => ({
    ...(section ? { label: section } : {}),
    items: inside.map(({ label, href, icon, counts: of }) => {
      const count = of && counts[of];
      return { label, href, icon, ...(count === undefined ? {} : { count }) };
    }),
  }));
}

/** Where a person of these permissions begins: the floor at its stations, its leads too; undefined where no place is theirs. */
export const firstPlaceFor = (permissions: readonly string[]): Pick<Place, "href" | "label"> | undefined => {
  const isOfFloor = permissions.includes("floor.scan") && !permissions.includes("orders.change_address");
  const open = places.filter(({ permission }) => permissions.includes(permission));
  return (isOfFloor && open.find(({ href }) => href === "/stations")) || open[0];
};
