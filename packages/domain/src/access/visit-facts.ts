// Everything that guards look at: who visits, which shop it is, which project is active. Made by the server from the
// host, the session and the shop's rows; nothing that a client says about itself is among it, apart from the country and
// the split tests' variations, which open nothing.

import type { Context } from "../shops/hosts.ts";
import type { MerchantPermission } from "./merchant-roles.ts";

/** Who is signed in. */
export interface AccountFacts {
  isVerified: boolean;
  hasSignedEula: boolean;
  /** One of ours: works for the platform, or is flagged as internal. */
  isInternal: boolean;
  /** Belongs to at least one shop's people. */
  hasStore: boolean;
  /** What they may do in the shop that they work in. */
  permissions: readonly MerchantPermission[];
}

/** The visitor as the shop knows them, signed in or not. */
export interface StoreVisitorFacts {
  /** The shop's own flag on its customer. */
  isInternal: boolean;
  /** One of the shop's own people. */
  isMember: boolean;
  /** Has given the shop's password, or is one of the shop's people. */
  isAllowed: boolean;
}

/** Who takes the shoppers' money: the platform, or the shop's own account at a payment provider. */
export type PaymentProcessorType = "own" | "direct";

export interface StoreFacts {
  isPro: boolean;
  isComingSoon: boolean;
  isPasswordProtected: boolean;
  /** The platform looks at the shop before it may sell, or sell on. */
  isUnderReview: boolean;
  paymentProcessor: PaymentProcessorType;
}

export interface BadgeFacts {
  code: string;
  /** The way that it was earned on: a badge may be earned on several. */
  group: string;
}

/** The project that the visitor works in, or that the shop belongs to. */
export interface ProjectFacts {
  isPro: boolean;
  isTurbo: boolean;
  /** Badges that have been unlocked; the others are not here. */
  badges: readonly BadgeFacts[];
  /** The shop system of others that it sells through; "none" for none. */
  integrationType: string;
  /** The other system's key of how it delivers; empty until it was set up there. */
  deliveryProfileId: string;
}

export interface VisitFacts {
  /** Requested path and query, with a slash at the front. */
  path: string;
  /** Address of the platform's own site, without a slash at the end. */
  mainOrigin: string;
  context: Context;
  /** Which kind of host was requested. */
  site: "main" | "shop" | "backoffice" | "files" | "frames";
  /** null where the host belongs to no shop. */
  divisionId: number | null;
  /** The company behind the shop; null for none. */
  companyId: number | null;
  /** null without an account. */
  account: AccountFacts | null;
  storeVisitor: StoreVisitorFacts;
  store: StoreFacts;
  /** null where no project is active. */
  project: ProjectFacts | null;
  /** Carries a token that was made for looking at a page before it is published, and that still holds. */
  hasPreviewToken: boolean;
  /** ISO 3166 code of two letters, from the country cookie; null where it is not known. */
  country: string | null;
  /** Chosen variation by the name of its split test. */
  variations: Readonly<Record<string, string>>;
}

/** What is known of a stranger: nothing. Whatever the server does not say stays closed. */
export const stranger: VisitFacts = {
  path: "/",
  mainOrigin: "",
  context: "merchant",
  site: "shop",
  divisionId: null,
  companyId: null,
  account: null,
  storeVisitor: { isInternal: false, isMember: false, isAllowed: false },
  store: {
    isPro: false,
    isComingSoon: false,
    isPasswordProtected: false,
    isUnderReview: false,
    paymentProcessor: "own",
  },
  project: null,
  hasPreviewToken: false,
  country: null,
  variations: {},
};

/** Facts that differ from visitor to visitor. All others are those of the requested address. */
export const visitorFactNames = [
  "account",
  "storeVisitor",
  "project",
  "hasPreviewToken",
  "country",
  "variations",
] as const satisfies readonly (keyof VisitFacts)[];

export type VisitorFactName = (typeof visitorFactNames)[number];

/** Facts from those that are known; everything else is a stranger's. */
export const visitFacts = (known: Partial<VisitFacts>): VisitFacts => ({ ...stranger, ...known });
