// What the platform's own people may ask of a page's visitors beyond sign-in and region, as a person chooses it: in each
// group one of the options, or none. Source: platform-core §6, storefront §6.
import type { GuardName } from "../guards.ts";
import { badges } from "../project-guards.ts";

export interface ConditionGroup {
  id: string;
  label: string;
  /** The guard of each option, with its words. Those of one group exclude each other, so a page has one of them at most. */
  options: readonly { guard: GuardName; label: string }[];
}

const badgeGroups: ConditionGroup[] = Object.entries(badges).map(([badge, { name }]) => ({
  id: `badge-${badge}`,
  label: `Badge “${name}”`,
  options: [
    { guard: `completed${badge as keyof typeof badges}Badge`, label: "Earned" },
    { guard: `notCompleted${badge as keyof typeof badges}Badge`, label: "Not earned yet" },
  ],
}));

export const pageConditions: readonly ConditionGroup[] = [
  {
    id: "plan",
    label: "Plan of the project",
    options: [
      { guard: "storeIsPro", label: "Pro; others are shown the plans" },
      { guard: "isPro", label: "Pro" },
      { guard: "isNotPro", label: "Not Pro" },
      { guard: "isTurbo", label: "Turbo" },
      { guard: "isNotTurbo", label: "Not Turbo" },
      { guard: "isTurboOrInternalUser", label: "Turbo, and internal people" },
    ],
  },
  {
    id: "payments",
    label: "Shoppers pay",
    options: [
      { guard: "ownPaymentProcessor", label: "Through the platform" },
      { guard: "hasDirectPaymentProcessor", label: "The shop itself; internal people see it too" },
    ],
  },
  {
    id: "other-system",
    label: "Sells through Shopify",
    options: [
      { guard: "isShopify", label: "Yes" },
      { guard: "isNotShopify", label: "No" },
      { guard: "needsShopifyDeliveryProfile", label: "Yes, without a delivery profile there" },
    ],
  },
  {
    id: "people",
    label: "People",
    options: [
      { guard: "internalUser", label: "Internal people" },
      { guard: "isBespoke", label: "The bespoke company" },
      { guard: "inMerchantContext", label: "On shops' hosts and the main site" },
      { guard: "inBackOffice", label: "On the back office's host" },
    ],
  },
  ...badgeGroups,
];

const groupOf = new Map(pageConditions.flatMap(({ id, options }) => options.map(({ guard }) => [guard, id] as const)));

/** Every guard that may be chosen for a page. */
export const pageConditionNames = [...groupOf.keys()] as [GuardName, ...GuardName[]];

export const isPageCondition = (name: GuardName): boolean => groupOf.has(name);

/** Whether at most one condition of each group is chosen: two of them would let nobody through. */
export const isOfEachGroupOne = (names: readonly GuardName[]): boolean =>
  new Set(names.map((name) => groupOf.get(name))).size === names.length;

/** What a page asks, group by group: "Plan of the project: Pro". */
export const conditionWords = (names: readonly GuardName[]): string[] =>
  pageConditions.flatMap(({ label, options }) =>
    options.filter(({ guard }) => names.includes(guard)).map((option) => `${label}: ${option.label}`),
  );
