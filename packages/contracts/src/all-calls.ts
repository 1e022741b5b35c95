import { accountCalls } from "./accounts/accounts.calls.ts";
import { activityCalls } from "./activity/activity.calls.ts";
import { artworkCalls } from "./artworks/artworks.calls.ts";
import { auditCalls } from "./audit/audit.calls.ts";
import { badgeCalls } from "./badges/badges.calls.ts";
import { terminalCalls } from "./badges/terminals.calls.ts";
import { basketCalls } from "./basket/basket.calls.ts";
import { favouritesCalls } from "./basket/favourites.calls.ts";
import { blankCalls } from "./blanks/blanks.calls.ts";
import { blogCalls } from "./blog/blog.calls.ts";
import { bundleCalls } from "./bundles/bundles.calls.ts";
import type { Call } from "./call.ts";
import { catalogueCalls } from "./catalogue/catalogue.calls.ts";
import { checkoutCalls } from "./checkout/checkout.calls.ts";
import { collectionCalls } from "./collections/collections.calls.ts";
import { companyCalls } from "./company/company.calls.ts";
import { customerViewCalls } from "./customer-views/customer-views.calls.ts";
import { designCalls } from "./designs/designs.calls.ts";
import { discountCalls } from "./discounts/discounts.calls.ts";
import { domainCalls } from "./domains/domains.calls.ts";
import { batchCalls } from "./factory/batches.calls.ts";
import { labelCalls } from "./factory/labels.calls.ts";
import { parcelCalls } from "./factory/parcels.calls.ts";
import { scanCalls } from "./factory/scans.calls.ts";
import { stationCalls } from "./factory/stations.calls.ts";
import { failedJobCalls } from "./failed-jobs/failed-jobs.calls.ts";
import { giftCardSaleCalls } from "./gift-cards/gift-card-sale.calls.ts";
import { giftCardCalls } from "./gift-cards/gift-cards.calls.ts";
import { modelCalls } from "./models/models.calls.ts";
import { moderationCalls } from "./moderation/moderation.calls.ts";
import { childOrderCalls } from "./orders/child-orders.calls.ts";
import { differenceCalls } from "./orders/differences.calls.ts";
import { invoiceCalls } from "./orders/invoices.calls.ts";
import { orderChangeCalls } from "./orders/order-changes.calls.ts";
import { orderEditCalls } from "./orders/order-edits.calls.ts";
import { orderPaymentCalls } from "./orders/order-payment.calls.ts";
import { owedCalls } from "./orders/owed.calls.ts";
import { receiptCalls } from "./orders/receipt.calls.ts";
import { shopOrderCalls } from "./orders/shop-orders.calls.ts";
import { staffOrderCalls } from "./orders/staff-orders.calls.ts";
import { waitingRefundCalls } from "./orders/waiting-refunds.calls.ts";
import { overviewCalls } from "./overview/overview.calls.ts";
import { linkTargetCalls } from "./pages/link-targets.calls.ts";
import { pageCalls } from "./pages/pages.calls.ts";
import { pictureCalls } from "./pages/pictures.calls.ts";
import { sectionCalls } from "./pages/sections.calls.ts";
import { peopleCalls } from "./people/people.calls.ts";
import { permissionCalls } from "./permissions/permissions.calls.ts";
import { photoCalls } from "./photos/photos.calls.ts";
import { mockupCalls } from "./products/mockups.calls.ts";
import { personalisationCalls } from "./products/personalisation.calls.ts";
import { priceCalls } from "./products/prices.calls.ts";
import { productCalls } from "./products/products.calls.ts";
import { quoteCalls } from "./quotes/quotes.calls.ts";
import { referralCalls } from "./referrals/referrals.calls.ts";
import { returnCalls } from "./returns/returns.calls.ts";
import { reviewCalls } from "./reviews/reviews.calls.ts";
import { searchCalls } from "./search/search.calls.ts";
import { passkeyCalls } from "./security/passkeys.calls.ts";
import { securityCalls } from "./security/security.calls.ts";
import { settingsCalls } from "./settings/settings.calls.ts";
import { buyerWordCalls } from "./shop/buyer-words.calls.ts";
import { menuCalls } from "./shop/menus.calls.ts";
import { pluginCalls } from "./shop/plugins.calls.ts";
import { shopCalls } from "./shop/shop.calls.ts";
import { surroundingCalls } from "./shop/surroundings.calls.ts";
import { verificationCalls } from "./shop/verification.calls.ts";
import { shopClosingCalls } from "./shop-closing/shop-closing.calls.ts";
import { signUpCalls } from "./sign-up/sign-up.calls.ts";
import { siteTextCalls } from "./site-texts/site-texts.calls.ts";
import { splitTestCalls } from "./split-tests/split-tests.calls.ts";
import { staffAccessCalls } from "./staff-access/staff-access.calls.ts";
import { staffShopCalls } from "./staff-shops/staff-shops.calls.ts";
import { subscriberCalls } from "./subscribers/subscribers.calls.ts";
import { takeBackCalls } from "./take-back/take-back.calls.ts";
import { teamCalls } from "./team/team.calls.ts";
import { themeCalls } from "./themes/themes.calls.ts";
import { visitorCalls } from "./visitors/visitors.calls.ts";

/** Every call that the platform answers, by the noun that it is about, and by its name. */
export const callGroups = {
  accounts: accountCalls,
  security: securityCalls,
  passkeys: passkeyCalls,
  settings: settingsCalls,
  shopClosing: shopClosingCalls,
  signUp: signUpCalls,
  permissions: permissionCalls,
  people: peopleCalls,
  staffAccess: staffAccessCalls,
  badges: { ...badgeCalls, ...terminalCalls },
  customerViews: customerViewCalls,
  team: teamCalls,
  activity: activityCalls,
  visitors: visitorCalls,
  staffShops: staffShopCalls,
  pages: pageCalls,
  blog: blogCalls,
  siteTexts: siteTextCalls,
  company: companyCalls,
  themes: themeCalls,
  photos: photoCalls,
  shop: shopCalls,
  linkTargets: linkTargetCalls,
  pictures: pictureCalls,
  sections: sectionCalls,
  menus: menuCalls,
  plugins: pluginCalls,
  surroundings: surroundingCalls,
  verification: verificationCalls,
  buyerWords: buyerWordCalls,
  referrals: referralCalls,
  splitTests: splitTestCalls,
  catalogue: catalogueCalls,
  search: searchCalls,
  basket: basketCalls,
  favouriteLists: favouritesCalls,
  discounts: discountCalls,
  domains: domainCalls,
  giftCards: giftCardCalls,
  giftCardSales: giftCardSaleCalls,
  reviews: reviewCalls,
  checkout: checkoutCalls,
  receipts: receiptCalls,
  shopOrders: shopOrderCalls,
  orderChanges: { ...orderChangeCalls, ...owedCalls, ...waitingRefundCalls },
  childOrders: childOrderCalls,
  orderEdits: orderEditCalls,
  orderDifferences: differenceCalls,
  invoices: invoiceCalls,
  orderPayments: orderPaymentCalls,
  shopReturns: returnCalls,
  staffOrders: staffOrderCalls,
  quotes: quoteCalls,
  products: { ...productCalls, ...mockupCalls, ...priceCalls, ...personalisationCalls },
  bundles: bundleCalls,
  collections: collectionCalls,
  designs: designCalls,
  artworks: artworkCalls,
  blanks: blankCalls,
  moderation: moderationCalls,
  factory: { ...stationCalls, ...scanCalls, ...labelCalls, ...parcelCalls, ...batchCalls },
  overview: overviewCalls,
  subscribers: subscriberCalls,
  takeBack: takeBackCalls,
  failedJobs: failedJobCalls,
  audit: auditCalls,
  models: modelCalls,
} satisfies Record<string, Record<string, Call>>;

type Groups = typeof callGroups;
type CallsOf<G> = G[keyof G];
export type AnyCall = { [G in keyof Groups]: CallsOf<Groups[G]> }[keyof Groups];

/** "POST /basket/remove/" and all the others. */
export type CallKey = AnyCall["key"];
export type CallByKey<K extends CallKey> = Extract<AnyCall, { key: K }>;
