// The legal texts of a shop: where each is, and what it says until the shop's people write their own.
import { cookieNotice } from "./cookie-notice.ts";
import { privacyPolicy } from "./privacy-policy.ts";
import type { ShopFacts } from "./shop-facts.ts";
import { termsOfSale } from "./terms-of-sale.ts";
import { termsOfUse } from "./terms-of-use.ts";

interface LegalText {
  title: string;
  /** Source: storefront §2.1. */
  path: string;
  /** What search engines show of it. */
  description: string;
  write: (shop: ShopFacts) => string;
}

export const legalTextNames = ["terms-of-use", "terms-of-sale", "privacy-policy", "cookies"] as const;
export type LegalTextName = (typeof legalTextNames)[number];

export const legalTexts: Readonly<Record<LegalTextName, LegalText>> = {
  "terms-of-use": {
    title: "Terms of use",
    path: "/terms-of-use/",
    description: "What holds for everyone who uses this site.",
    write: termsOfUse,
  },
  "terms-of-sale": {
    title: "Terms of sale",
    path: "/terms-of-sale/",
    description:
      "What holds when you order: price, delivery, your right to cancel, and what happens when something is wrong.",
    write: termsOfSale,
  },
  "privacy-policy": {
    title: "Privacy policy",
    path: "/privacy-policy/",
    description: "What we know about you, why, for how long, and your rights.",
    write: privacyPolicy,
  },
  cookies: {
    title: "Cookies and disclaimer",
    path: "/use-of-cookies-and-disclaimer/",
    description: "What this site stores in your browser, and what it does not promise.",
    write: cookieNotice,
  },
};

/** A link to each, for footers and sitemaps. */
export const legalLinks: readonly { title: string; url: string }[] = legalTextNames.map((name) => ({
  title: legalTexts[name].title,
  url: legalTexts[name].path,
}));

/** The text at an address; undefined where none is. */
export const legalTextAt = (path: string): LegalTextName | undefined =>
  legalTextNames.find((name) => legalTexts[name].path === path);
