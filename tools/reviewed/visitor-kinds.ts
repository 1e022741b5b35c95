// The visitors, shops and projects that the guards' table is written for.
import { badges } from "@selvedge/domain/access/project-guards";
import { type AccountFacts, type ProjectFacts, stranger, type VisitFacts } from "@selvedge/domain/access/visit-facts";
import { bespokeCompanyId, mainDivisionId } from "@selvedge/domain/shops/special-shops";

export type Known = Partial<VisitFacts>;
export type Kinds = Readonly<Record<string, Known>>;

/** A shop on its own host; its number means nothing. */
export const someShop: Known = { site: "shop", divisionId: 101, mainOrigin: "https://main", path: "/asked/" };

const account = (known: Partial<AccountFacts> = {}): Known => ({
  account: { isVerified: true, hasSignedEula: true, isInternal: false, hasStore: false, permissions: [], ...known },
});
const project = (known: Partial<ProjectFacts> = {}): Known => ({
  project: { isPro: false, isTurbo: false, badges: [], integrationType: "none", deliveryProfileId: "", ...known },
});

export const visitors: Kinds = {
  Stranger: {},
  "Signed in, address not confirmed": account({ isVerified: false, hasSignedEula: false }),
  "Signed in, terms not accepted": account({ hasSignedEula: false }),
  "Signed in, no shop": account(),
  "Merchant of another shop": account({ hasStore: true }),
  "The shop's own merchant": {
    ...account({ hasStore: true, permissions: ["orders.read"] }),
    storeVisitor: { isAllowed: true, isMember: true, isInternal: false },
  },
  "Let in by the shop's password": { storeVisitor: { isAllowed: true, isMember: false, isInternal: false } },
  "The shop's internal visitor": { storeVisitor: { isAllowed: false, isMember: false, isInternal: true } },
  Staff: account({ isInternal: true }),
  "Staff in the back office": {
    ...account({ isInternal: true }),
    context: "backoffice",
    site: "backoffice",
    divisionId: null,
  },
  "Holder of a preview link": { hasPreviewToken: true },
};

export const doors: Kinds = {
  open: {},
  "coming soon": { store: { ...stranger.store, isComingSoon: true } },
  password: { store: { ...stranger.store, isPasswordProtected: true } },
  "coming soon and password": { store: { ...stranger.store, isComingSoon: true, isPasswordProtected: true } },
  "under review": { store: { ...stranger.store, isUnderReview: true } },
  "password, on the main site": {
    store: { ...stranger.store, isPasswordProtected: true },
    site: "main",
    divisionId: mainDivisionId,
  },
};

const proShop: Known = { store: { ...stranger.store, isPro: true } };
const inBackOffice: Known = { context: "backoffice", site: "backoffice" };

export const projects: Kinds = {
  "no project": {},
  "plain project": project(),
  "Pro project": project({ isPro: true }),
  "plain project, Pro shop": { ...project(), ...proShop },
  "Pro project in the back office": { ...project({ isPro: true }), ...inBackOffice },
  "Pro shop in the back office": { ...project(), ...proShop, ...inBackOffice },
  "Pro project, main site, back office": { ...project({ isPro: true }), ...inBackOffice, divisionId: mainDivisionId },
  "Turbo project": project({ isTurbo: true }),
  "Shopify, no delivery profile": project({ integrationType: "shopify" }),
  "Shopify, delivery profile": project({ integrationType: "shopify", deliveryProfileId: "gid-1" }),
  "Etsy project": project({ integrationType: "etsy" }),
  "bespoke company": { ...project(), companyId: bespokeCompanyId },
  "takes its own payments": { ...project(), store: { ...stranger.store, paymentProcessor: "direct" } },
};

export const badgeHolders: Kinds = {
  none: project(),
  ...Object.fromEntries(
    Object.values(badges).map(({ code, group, name }) => [name, project({ badges: [{ code, group }] })]),
  ),
  all: project({ badges: Object.values(badges) }),
};

export const places: Kinds = Object.fromEntries(
  ["GB", "FR", "GR", "NO", "IM", "US", ""].map((code) => [code || "not known", { country: code || null }]),
);

export const variations: Kinds = {
  "no test": {},
  old: { variations: { homepage: "old" } },
  new: { variations: { homepage: "new" } },
};
