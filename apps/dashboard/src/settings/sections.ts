import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import {
  Building2,
  DoorClosed,
  DoorOpen,
  Files,
  Globe,
  Image,
  type LucideIcon,
  PanelTop,
  Receipt,
  Search,
  ShieldCheck,
  Store,
  Users,
} from "lucide-react";

export interface SettingsSection {
  label: string;
  href: string;
  icon: LucideIcon;
  /** null: everyone of the shop. */
  permission: MerchantPermission | null;
}

export interface SettingsGroup {
  label: string;
  sections: readonly SettingsSection[];
}

const groups: readonly SettingsGroup[] = [
  {
    label: "Shop",
    sections: [
      { label: "Company", href: "/settings/company", icon: Building2, permission: "shop.edit" },
      { label: "Name and address", href: "/settings/name", icon: Store, permission: "shop.edit" },
      { label: "Domain", href: "/settings/domain", icon: Globe, permission: "shop.edit" },
      { label: "Logo and pictures", href: "/settings/brand", icon: Image, permission: "shop.edit" },
      { label: "Header and footer", href: "/settings/header-and-footer", icon: PanelTop, permission: "shop.edit" },
      { label: "Sign-in and receipts", href: "/settings/sign-in-and-receipts", icon: Receipt, permission: "shop.edit" },
      { label: "Search engines", href: "/settings/search-engines", icon: Search, permission: "shop.edit" },
      { label: "Who can visit", href: "/settings/visitors", icon: DoorOpen, permission: "shop.edit" },
      { label: "Who can see pages", href: "/settings/pages", icon: Files, permission: "pages.read" },
    ],
  },
  {
    label: "People",
    sections: [
      { label: "Team", href: "/settings/team", icon: Users, permission: "people.manage" },
      { label: "Security", href: "/settings/security", icon: ShieldCheck, permission: null },
    ],
  },
  {
    label: "Leaving",
    sections: [{ label: "Export and close", href: "/settings/close", icon: DoorClosed, permission: "shop.close" }],
  },
];

/** The settings that this person may open, by group; groups without one are left out. */
export const settingsFor = (permissions: readonly string[]): readonly SettingsGroup[] =>
  groups
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter(({ permission }) => permission === null || permissions.includes(permission)),
    }))
    .filter(({ sections }) => sections.length > 0);

/** The permission that each page of the settings takes. */
export const settingsPermissions: readonly { href: string; permission: MerchantPermission }[] = groups
  .flatMap(({ sections }) => sections)
  .flatMap(({ href, permission }) => (permission === null ? [] : [{ href, permission }]));
