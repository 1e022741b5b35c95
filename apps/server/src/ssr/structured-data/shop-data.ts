import type { ShopFrame } from "@selvedge/contracts/pages/page-data";
import { iconPath } from "../../modules/shop/brand/index.ts";

const context = { "@context": "https://schema.org" };

/** Who the shop is (storefront §2.2). `origin` is its own address, without a slash at the end. */
export function organisationData({ name, supportEmail, settings }: ShopFrame, origin: string) {
  const email = settings.company.email || supportEmail;
  const elsewhere = settings.social.map(({ url }) => url).filter((url) => /^https:\/\//.test(url));
  return {
    ...{ ...context, "@type": "Organization", name, url: `${origin}/`, logo: origin + iconPath("icon-512") },
    ...(email ? { contactPoint: { "@type": "ContactPoint", email, contactType: "customer support" } } : {}),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
  };
}

/** The shop's site, and how it is searched. Only the home page carries it. */
export const siteData = ({ name }: ShopFrame, origin: string) => ({
  ...{ ...context, "@type": "WebSite", name, url: `${origin}/` },
  potentialAction: {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  },
});
