// Every setting as a line: what it is called, where it is, what it stands at, and by which other words people look for it.
import type { MerchantPermission } from "@selvedge/domain/access/merchant-roles";
import { verifications } from "@selvedge/domain/shops/site-verification";
import {
  Building2,
  CircleQuestionMark,
  Code,
  Coins,
  DoorClosed,
  DoorOpen,
  Files,
  Globe,
  Image,
  ListTree,
  type LucideIcon,
  Megaphone,
  Palette,
  PanelTop,
  Plug,
  Receipt,
  Scale,
  Search,
  ShieldCheck,
  Snowflake,
  Store,
  Users,
} from "lucide-react";
import type { SettingsFacts } from "./settings-query.ts";

type Shop = NonNullable<SettingsFacts["shop"]>;

/** Something that waits for the shop's people; what it says is one sentence. */
export interface Wait {
  badge: string;
  sentence: string;
}

export interface SettingsLine {
  label: string;
  href: string;
  icon: LucideIcon;
  group: "Shop" | "Looks and texts" | "Selling" | "People" | "For builders" | "Leaving";
  permission: MerchantPermission | null;
  words: string;
  /** null while the facts are not there. */
  state: (facts: SettingsFacts) => string | null;
  wait?: (facts: SettingsFacts) => Wait | null;
}

const ofShop = (say: (shop: Shop) => string) => (facts: SettingsFacts) => facts.shop && say(facts.shop);
const count = (of: number, one: string, more = `${one}s`) => `${of === 0 ? "no" : of} ${of === 1 ? one : more}`;
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const doors: Record<Shop["door"], string> = {
  open: "Open to everyone",
  password: "Visitors need a password",
  comingSoon: "Opens later",
};

export const settingsLines: readonly SettingsLine[] = [
  {
    ...{ label: "Company", href: "/settings/company", icon: Building2, group: "Shop", permission: "shop.edit" },
    words: "details legal name address email vat tax invoice seller",
    state: ofShop(({ company: { legalName, email, hasVat } }) =>
      legalName ? [legalName, email, hasVat ? "VAT number given" : ""].filter(Boolean).join(", ") : "Nothing given yet",
    ),
    wait: ({ shop }) =>
      shop && !shop.company.isComplete
        ? { badge: "Missing", sentence: "Say who sells: your legal texts and invoices need it." }
        : null,
  },
  {
    ...{ label: "Name and address", href: "/settings/name", icon: Store, group: "Shop", permission: "shop.edit" },
    words: "shop name subdomain rename url",
    state: ofShop(({ name, host }) => `${name}, ${host}`),
  },
  {
    ...{ label: "Domain", href: "/settings/domain", icon: Globe, group: "Shop", permission: "shop.edit" },
    words: "own domain dns certificate https www url",
    state: ofShop(({ domains: { all, working, main } }) =>
      all === 0 ? "None of your own yet" : main ? `${main} is your main address` : `${working} of ${all} work`,
    ),
    wait: ({ shop }) =>
      shop && shop.domains.failed > 0
        ? { badge: "Stopped", sentence: "A domain does not work." }
        : shop && shop.domains.working < shop.domains.all
          ? { badge: "Waiting", sentence: "A domain waits for its records." }
          : null,
  },
  {
    ...{ label: "Who can visit", href: "/settings/visitors", icon: DoorOpen, group: "Shop", permission: "shop.edit" },
    words: "access password coming soon closed open countdown",
    state: ofShop(({ door, isUnderReview, isDenied, visitors }) =>
      [
        isDenied ? "Not approved" : isUnderReview ? "Under review" : doors[door],
        visitors > 0 ? `${count(visitors, "person", "people")} let in` : "",
      ]
        .filter(Boolean)
        .join(", "),
    ),
    wait: ({ shop }) =>
      shop?.isDenied
        ? { badge: "Not approved", sentence: "Your shop was not approved." }
        : shop?.isUnderReview
          ? { badge: "Under review", sentence: "Your shop is under review." }
          : null,
  },
  {
    ...{ label: "Who can see pages", href: "/settings/pages", icon: Files, group: "Shop", permission: "pages.read" },
    words: "access members signed in country restricted",
    state: ({ pages }) =>
      pages &&
      (pages.restricted === 0
        ? "Everybody sees every page"
        : `${sentence(count(pages.restricted, "page is", "pages are"))} not for everybody`),
  },
  {
    ...{ label: "Search engines", href: "/settings/search-engines", icon: Search, group: "Shop" },
    permission: "shop.edit",
    words: "seo sitemap google pinterest facebook noindex verification verify tag",
    state: ({ pages, shop }) =>
      pages &&
      shop &&
      [
        `${pages.listed} of ${count(pages.published, "page")} in the sitemap`,
        ...shop.verified.map((service) => `${verifications[service].label} knows it`),
      ].join(", "),
  },
  {
    ...{ label: "Theme", href: "/theme", icon: Palette, group: "Looks and texts", permission: "themes.edit" },
    words: "look colours fonts design style",
    state: ({ theme }) =>
      theme &&
      [
        theme.title,
        theme.changed > 0 ? `${count(theme.changed, "setting")} of your own` : "as it came",
        theme.isDraft ? "with a draft" : "",
      ]
        .filter(Boolean)
        .join(", "),
  },
  {
    ...{ label: "Header and footer", href: "/settings/header-and-footer", icon: PanelTop, group: "Looks and texts" },
    permission: "shop.edit",
    words: "search bar small print menu placement side",
    state: ofShop(({ menu, frame: { hasSearchBar, hasFullFooter } }) =>
      [
        `Menu ${menu.placement === "side" ? "at the side" : "in a row"}`,
        hasSearchBar ? "search bar" : "",
        hasFullFooter ? "full footer" : "footer of one line",
      ]
        .filter(Boolean)
        .join(", "),
    ),
  },
  {
    ...{ label: "Logo and pictures", href: "/settings/brand", icon: Image, group: "Looks and texts" },
    permission: "shop.edit",
    words: "icon favicon social picture og image share facebook header",
    state: ofShop(
      ({ hasLogo, hasIcon, hasSocialPicture }) =>
        `${hasLogo ? "Your own logo" : "No logo"}, ${hasIcon ? "icon" : "icon made for you"}, ${hasSocialPicture ? "social picture" : "social picture of your products"}`,
    ),
  },
  {
    ...{ label: "Announcement", href: "/settings/header-and-footer", icon: Megaphone, group: "Looks and texts" },
    permission: "shop.edit",
    words: "banner bar top message sitewide",
    state: ofShop(({ said }) => [said.banner, said.line].filter(Boolean).join(" · ") || "None"),
  },
  {
    ...{ label: "Menus", href: "/menus", icon: ListTree, group: "Looks and texts", permission: "shop.edit" },
    words: "navigation links footer mega menu",
    state: ofShop(
      ({ menu }) =>
        `${sentence(count(menu.entries, "entry", "entries"))}, ${count(menu.columns, "column")} in the footer`,
    ),
  },
  {
    ...{ label: "Legal texts", href: "/legal", icon: Scale, group: "Looks and texts", permission: "pages.read" },
    words: "terms privacy cookies policy",
    state: ({ texts }) =>
      texts && (texts.legal === 0 ? "Our texts, made from your details" : `${texts.legal} of 4 are your own`),
  },
  {
    ...{
      label: "Help centre",
      href: "/help",
      icon: CircleQuestionMark,
      group: "Looks and texts",
      permission: "pages.read",
    },
    words: "faq questions answers support",
    state: ({ texts }) =>
      texts && (texts.questions === 0 ? "Our answers" : `${sentence(count(texts.questions, "answer"))} of your own`),
  },
  {
    ...{
      label: "Currencies",
      href: "/settings/header-and-footer",
      icon: Coins,
      group: "Selling",
      permission: "shop.edit",
    },
    words: "money prices euro dollar pound",
    state: ofShop(({ currency, currencies }) =>
      currencies.length === 0
        ? `Prices in ${currency}`
        : `Prices in ${currency}; also shown in ${currencies.join(", ")}`,
    ),
  },
  {
    ...{ label: "Last order days", href: "/settings/header-and-footer", icon: Snowflake, group: "Selling" },
    permission: "shop.edit",
    words: "christmas delivery cut-off shipping",
    state: ofShop(({ lastDays }) =>
      lastDays === 0 ? "None shown" : `${sentence(count(lastDays, "day"))} shown for Christmas`,
    ),
  },
  {
    ...{ label: "Sign-in and receipts", href: "/settings/sign-in-and-receipts", icon: Receipt, group: "Selling" },
    permission: "shop.edit",
    words:
      "account login guest buyers customers thank you order confirmation mail email invoice note charity next step",
    state: ofShop(({ buyers }) =>
      [
        buyers.hasAccountLink ? "Account link in the header" : "No account link in the header",
        buyers.hasSignInWords ? "your own words at sign-in" : "",
        buyers.hasThanks ? "your own thanks" : "our thanks",
        buyers.hasNext ? "a next step" : "",
        buyers.offersAccount ? "" : "no account offered to guests",
        buyers.hasNote ? "a note on invoices" : "",
      ]
        .filter(Boolean)
        .join(", "),
    ),
  },
  {
    ...{ label: "Plugins", href: "/plugins", icon: Plug, group: "Selling", permission: "shop.edit" },
    words: "connect google facebook instagram analytics newsletter",
    state: ofShop(({ plugins }) => (plugins === 0 ? "None set up" : `${plugins} set up`)),
  },
  {
    ...{ label: "Team", href: "/settings/team", icon: Users, group: "People", permission: "people.manage" },
    words: "people roles invite permissions staff",
    state: ({ team }) =>
      team &&
      [
        count(team.people, "person", "people"),
        team.invited > 0 ? `${team.invited} invited` : "",
        team.requests > 0 ? `${count(team.requests, "request")} to answer` : "",
      ]
        .filter(Boolean)
        .join(", "),
    wait: ({ team }) =>
      team && team.requests > 0
        ? {
            badge: String(team.requests),
            sentence: `${sentence(count(team.requests, "request waits", "requests wait"))} for your answer.`,
          }
        : team && team.withoutTwoFactor > 0 && team.people > 1
          ? {
              badge: "Look",
              sentence: `${team.withoutTwoFactor} of ${team.people} people ${team.withoutTwoFactor === 1 ? "has" : "have"} no two-factor sign-in.`,
            }
          : null,
  },
  {
    ...{ label: "Your security", href: "/settings/security", icon: ShieldCheck, group: "People", permission: null },
    words: "password two-factor passkeys sessions email",
    state: ({ own }) =>
      `Two-factor ${own.hasTwoFactor ? "on" : "off"}, ${count(own.passkeys, "passkey")}, ${count(own.sessions, "session")}`,
  },
  {
    ...{ label: "Code in the head", href: "/settings/header-and-footer", icon: Code, group: "For builders" },
    permission: "shop.code",
    words: "custom html script tag tracking css",
    state: ofShop(({ hasHeadCode }) => (hasHeadCode ? "Your own code, on no checkout" : "None")),
  },
  {
    ...{ label: "Export and close", href: "/settings/close", icon: DoorClosed, group: "Leaving" },
    permission: "shop.close",
    words: "delete download data backup zip leave move",
    state: () => "Take your data along, or close the shop with 30 days to change your mind",
  },
];

/** The lines that this person may open and whose words, name or state fit what is looked for. */
export function fittingLines(search: string, permissions: readonly string[], facts: SettingsFacts | undefined) {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return settingsLines
    .filter(({ permission }) => permission === null || permissions.includes(permission))
    .map((line) => ({ ...line, said: facts ? line.state(facts) : null, waits: (facts && line.wait?.(facts)) ?? null }))
    .filter(({ label, words: more, said, group }) => {
      const text = `${label} ${group} ${more} ${said ?? ""}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
}
