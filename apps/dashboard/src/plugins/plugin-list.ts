// The plugins of a shop, each with what it does for its shoppers, how it stands, and where it is set up.
import { ChartColumn, Coins, Cookie, type LucideIcon, Mail, Pin, Snowflake, SquarePlay, Target } from "lucide-react";
import type { ShopPlugins } from "./plugins-query.ts";

export const pluginGroups = [
  { id: "offers", label: "Offers" },
  { id: "reach", label: "Reach" },
  { id: "trust", label: "Trust" },
  { id: "season", label: "Season" },
] as const;

export interface ListedPlugin {
  /** The last part of its address, and its name in the shop's data. */
  code: string;
  title: string;
  does: string;
  group: (typeof pluginGroups)[number]["id"];
  icon: LucideIcon;
  href: string;
  isOn(plugins: ShopPlugins): boolean;
  /** What it did lately, or what it waits for. */
  standing(plugins: ShopPlugins): string;
  /** What is wrong with it and waits for its owner, in two or three words; null for nothing. */
  fault?(plugins: ShopPlugins): string | null;
  /** It counts something only after a visitor has said yes to the cookie notice. */
  needsConsent?: boolean;
}

const page = (code: string) => `/plugins/${code}`;
const free = "Free, by Selvedge";
const afterYes = "After a yes to cookies";
const around = "/settings/header-and-footer";

export const plugins: readonly ListedPlugin[] = [
  {
    code: "email-subscriber-offer",
    title: "Subscriber offer",
    does: "Asks visitors to join your list, once, and not at the start of a visit.",
    group: "offers",
    icon: Mail,
    href: page("email-subscriber-offer"),
    isOn: (all) => all["email-subscriber-offer"].enabled,
    standing: ({ joined }) => (joined.asked > 0 ? `${joined.asked} joined in 30 days` : "Nobody joined in 30 days"),
  },
  {
    code: "cookie-policy",
    title: "Cookie notice",
    does: "Asks before anything is loaded that the shop does not need to work.",
    group: "trust",
    icon: Cookie,
    href: page("cookie-policy"),
    isOn: (all) => all["cookie-policy"].enabled,
    standing: (all) =>
      all["cookie-policy"].allowEssentialOnly ? "Essential only in one press" : "Accept is the only answer",
  },
  {
    code: "analytics",
    title: "Google Analytics",
    does: "Sends visits and sales to your property, after a yes.",
    group: "reach",
    icon: ChartColumn,
    href: page("analytics"),
    isOn: ({ analytics }) => Boolean(analytics.measurement_id || analytics.ga_tracking_id),
    standing: ({ analytics }) => analytics.measurement_id || analytics.ga_tracking_id || free,
    needsConsent: true,
  },
  {
    code: "marketing",
    title: "Google Ads",
    does: "Counts a sale for your adverts.",
    group: "reach",
    icon: Target,
    href: page("marketing"),
    isOn: ({ marketing }) => Boolean(marketing.conversion_id),
    standing: ({ marketing }) =>
      !marketing.conversion_id ? free : marketing.conversion_label ? afterYes : "No label: sales are not counted",
    needsConsent: true,
  },
  {
    code: "facebook-pixel",
    title: "Facebook pixel",
    does: "Counts visits and sales from Facebook and Instagram.",
    group: "reach",
    icon: SquarePlay,
    href: page("facebook-pixel"),
    isOn: (all) => Boolean(all["facebook-pixel"].pixel),
    standing: (all) => facebookStanding(all["facebook-pixel"]),
    fault: (all) => (all["facebook-pixel"].last?.state === "refused" ? "Sale refused" : null),
    needsConsent: true,
  },
  {
    code: "pinterest",
    title: "Pinterest tag",
    does: "Counts visits and sales from pins.",
    group: "reach",
    icon: Pin,
    href: page("pinterest"),
    isOn: ({ pinterest }) => Boolean(pinterest.pixel),
    standing: ({ pinterest }) => (pinterest.pixel ? afterYes : free),
    needsConsent: true,
  },
  {
    code: "currency",
    title: "Currencies",
    does: "Shoppers choose the currency that they see prices in.",
    group: "trust",
    icon: Coins,
    href: around,
    isOn: ({ currency }) => currency.enabled,
    standing: ({ currency }) => currency.currencies.split(",").filter(Boolean).join(", ") || "Only your own",
  },
  {
    code: "christmas-banner",
    title: "Christmas dates",
    does: "A line above every page that counts down to the last safe day to order.",
    group: "season",
    icon: Snowflake,
    href: around,
    isOn: (all) => !all["christmas-banner"].disabled,
    standing: () => "In Header and footer",
  },
];

function facebookStanding({ pixel, hasToken, last }: ShopPlugins["facebook-pixel"]): string {
  if (!pixel) return free;
  if (last?.state === "refused") return `Facebook refused ${last.reference}`;
  return hasToken ? "After a yes to cookies, by your server, too" : afterYes;
}

/** A plugin counts nothing while the shop asks nobody for consent. */
export const isUnasked = (plugin: ListedPlugin, all: ShopPlugins): boolean =>
  plugin.needsConsent === true && plugin.isOn(all) && !all["cookie-policy"].enabled;

/** Those of a group, or that are on, with the words that are searched for. */
export function shownPlugins(all: ShopPlugins, { view, q }: { view: string; q: string }): readonly ListedPlugin[] {
  const words = q.trim().toLowerCase();
  return plugins.filter(
    (plugin) =>
      (view === "all" || (view === "on" ? plugin.isOn(all) : plugin.group === view)) &&
      `${plugin.title} ${plugin.does}`.toLowerCase().includes(words),
  );
}
