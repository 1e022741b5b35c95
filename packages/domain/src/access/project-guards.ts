// Guards on the shop's and the project's plan, badges, integrations and payments. Source: platform-core §6, storefront §6.
import { bespokeCompanyId, mainDivisionId } from "../shops/special-shops.ts";
import { type Guard, guard, type Test } from "./guard.ts";
import { isInternal } from "./store-guards.ts";

/** The upgrade page of a plan: "/pro-plans/". Source: readings "/{product}-plans/". */
export const plansPath = (product: "pro" | "turbo"): string => `/${product}-plans/`;

const isPro: Test = ({ divisionId, context, project, store }) =>
  divisionId === mainDivisionId || context === "merchant" ? project?.isPro === true : store.isPro;
const isTurbo: Test = ({ project }) => project?.isTurbo === true;
const isShopify: Test = ({ project }) => project?.integrationType === "shopify";

export const projectGuards = {
  isBespoke: guard("The company is the bespoke one.", ({ companyId }) => companyId === bespokeCompanyId),
  isPro: guard("On the platform's site and in the merchant context the project is Pro, elsewhere the shop is.", isPro),
  isNotPro: guard(
    "On the platform's site and in the merchant context the project is not Pro, elsewhere the shop is not.",
    (facts) => !isPro(facts),
  ),
  storeIsPro: guard("As isPro; others are shown the plans.", isPro, plansPath("pro")),
  isTurbo: guard("The project is on the Turbo plan.", isTurbo),
  isNotTurbo: guard("The project is not on the Turbo plan.", (facts) => !isTurbo(facts)),
  isTurboOrInternalUser: guard(
    "The project is on the Turbo plan, or the visitor is internal.",
    (facts) => isTurbo(facts) || isInternal(facts),
  ),
  isShopify: guard("The project sells through Shopify.", isShopify),
  isNotShopify: guard("The project does not sell through Shopify.", (facts) => !isShopify(facts)),
  needsShopifyDeliveryProfile: guard(
    "The project sells through Shopify and has no delivery profile there yet.",
    (facts) => isShopify(facts) && facts.project!.deliveryProfileId === "",
  ),
  hasDirectPaymentProcessor: guard(
    "The shop takes its own payments, or the visitor is internal.",
    (facts) => isInternal(facts) || facts.store.paymentProcessor === "direct",
  ),
  ownPaymentProcessor: guard(
    "The platform takes the shop's payments.",
    ({ store }) => store.paymentProcessor === "own",
  ),
};

/** Badges of setting a shop up. Signing up is earned in two groups: here, or from another shop system. */
export const badges = {
  SignUp: { code: "sign-up", group: "own-sign-up", name: "Signed up here" },
  ExternalSignUp: { code: "sign-up", group: "external-sign-up", name: "Signed up from another shop system" },
  CardBilling: { code: "card-billing", group: "setting-up", name: "Card on file" },
  Designer: { code: "designer", group: "setting-up", name: "First design" },
  Profile: { code: "profile", group: "setting-up", name: "Profile complete" },
  Theme: { code: "theme", group: "setting-up", name: "Theme chosen" },
  Homepage: { code: "homepage", group: "setting-up", name: "Home page published" },
  Entrepreneur: { code: "entrepreneur", group: "selling", name: "First sale" },
} as const;

type Badge = keyof typeof badges;
type BadgeGuards = Record<`completed${Badge}Badge` | `notCompleted${Badge}Badge`, Guard>;

/** Two guards for each badge, both to /404/. */
export const badgeGuards = Object.fromEntries(
  Object.entries(badges).flatMap(([badge, { code, group, name }]) => {
    const hasIt: Test = ({ project }) =>
      project?.badges.some((earned) => earned.code === code && earned.group === group) === true;
    return [
      [`completed${badge}Badge`, guard(`The project has the badge "${name}".`, hasIt)],
      [
        `notCompleted${badge}Badge`,
        guard(`The project does not have the badge "${name}" yet.`, (facts) => !hasIt(facts)),
      ],
    ];
  }),
) as BadgeGuards;
