// The whole server, built by hand and with no port opened. Every HTTP test calls this.
import { createServer } from "node:http";
import formbody from "@fastify/formbody";
import { jsonBodyLimitBytes } from "@selvedge/domain/limits";
import Fastify, { type FastifyInstance } from "fastify";
import { orderPaymentRoutes } from "./modules/checkout/pay/index.ts";
import { cardWebhookRoutes } from "./modules/checkout/payments/index.ts";
import { checkoutRoutes } from "./modules/checkout/place/index.ts";
import { activityRoutes } from "./modules/desk/activity/index.ts";
import { auditRoutes } from "./modules/desk/audit/index.ts";
import { failedJobRoutes } from "./modules/desk/failed-jobs/index.ts";
import { moderationRoutes } from "./modules/desk/moderation/index.ts";
import { overviewRoutes } from "./modules/desk/overview/index.ts";
import { quoteRoutes } from "./modules/desk/quotes/index.ts";
import { waitingRefundRoutes } from "./modules/desk/refunds/index.ts";
import { settingsRoutes } from "./modules/desk/settings/index.ts";
import { shopRoutes } from "./modules/desk/shops/index.ts";
import { staffOrderRoutes } from "./modules/desk/staff-orders/index.ts";
import { batchRoutes } from "./modules/factory/batches/index.ts";
import { boardRoutes } from "./modules/factory/boards/index.ts";
import { paperRoutes } from "./modules/factory/paper/index.ts";
import { parcelRoutes } from "./modules/factory/parcels/index.ts";
import { scanRoutes } from "./modules/factory/scans/index.ts";
import { artworkRoutes } from "./modules/goods/artworks/index.ts";
import { bundleRoutes } from "./modules/goods/bundles/index.ts";
import { collectionRoutes } from "./modules/goods/collections/index.ts";
import { designRoutes } from "./modules/goods/designs/index.ts";
import { productRoutes } from "./modules/goods/products/index.ts";
import { subscriberRoutes } from "./modules/growth/subscribers/index.ts";
import { takeBackRoutes } from "./modules/growth/take-back/index.ts";
import { orderChangeRoutes } from "./modules/orders/changes/index.ts";
import { childOrderRoutes } from "./modules/orders/children/index.ts";
import { differenceRoutes } from "./modules/orders/differences/index.ts";
import { orderEditRoutes } from "./modules/orders/edits/index.ts";
import { invoiceRoutes } from "./modules/orders/invoices/index.ts";
import { endStreams } from "./modules/orders/live/index.ts";
import { owedRoutes } from "./modules/orders/owed/index.ts";
import { orderRoutes } from "./modules/orders/receipt/index.ts";
import { returnRoutes } from "./modules/orders/returns/index.ts";
import { reviewRoutes } from "./modules/orders/reviews/index.ts";
import { shopOrderRoutes } from "./modules/orders/shop-orders/index.ts";
import { accountRoutes } from "./modules/people/accounts/index.ts";
import { badgeRoutes } from "./modules/people/badges/index.ts";
import { customerViewRoutes } from "./modules/people/customer-views/index.ts";
import { passkeyRoutes } from "./modules/people/passkeys/index.ts";
import { permissionRoutes } from "./modules/people/permissions/index.ts";
import { securityRoutes } from "./modules/people/security/index.ts";
import { signUpRoutes } from "./modules/people/sign-up/index.ts";
import { peopleRoutes } from "./modules/people/staff/index.ts";
import { staffAccessRoutes } from "./modules/people/staff-access/index.ts";
import { teamRoutes } from "./modules/people/team/index.ts";
import { visitorRoutes } from "./modules/people/visitors/index.ts";
import { apiPageRoutes } from "./modules/plumbing/api-page/index.ts";
import { appRoutes } from "./modules/plumbing/built-apps/index.ts";
import { fileRoutes } from "./modules/plumbing/files/index.ts";
import { counters, healthRoutes } from "./modules/plumbing/health/index.ts";
import { localServiceRoutes } from "./modules/plumbing/local-services/index.ts";
import { modelRoutes } from "./modules/plumbing/models/index.ts";
import { personalisationRoutes } from "./modules/plumbing/personalisation/index.ts";
import { basketRoutes } from "./modules/shop/basket/index.ts";
import { brandRoutes } from "./modules/shop/brand/index.ts";
import { catalogueRoutes } from "./modules/shop/catalogue/index.ts";
import { shopClosingRoutes } from "./modules/shop/closing/index.ts";
import { crawlerRoutes } from "./modules/shop/crawlers/index.ts";
import { discountRoutes } from "./modules/shop/discounts/index.ts";
import { domainRoutes } from "./modules/shop/domains/index.ts";
import { favouritesRoutes } from "./modules/shop/favourites/index.ts";
import { giftCardSaleRoutes } from "./modules/shop/gift-card-sales/index.ts";
import { giftCardRoutes } from "./modules/shop/gift-cards/index.ts";
import { photoRoutes } from "./modules/shop/photos/index.ts";
import { referralRoutes } from "./modules/shop/referrals/index.ts";
import { searchRoutes } from "./modules/shop/search/index.ts";
import { shopPluginRoutes } from "./modules/shop/shop-plugins/index.ts";
import { shopWindowRoutes } from "./modules/shop/shop-window/index.ts";
import { soldCardRoutes } from "./modules/shop/sold-gift-cards/index.ts";
import { splitTestRoutes } from "./modules/shop/split-tests/index.ts";
import { visitRoutes } from "./modules/shop/visit/index.ts";
import { blogRoutes } from "./modules/site/blog/index.ts";
import { companyRoutes } from "./modules/site/company/index.ts";
import { frameRoutes } from "./modules/site/frames/index.ts";
import { helpRoutes } from "./modules/site/help/index.ts";
import { legalTextRoutes } from "./modules/site/legal-texts/index.ts";
import { linkRoutes } from "./modules/site/links/index.ts";
import { menuRoutes } from "./modules/site/menus/index.ts";
import { pageRoutes } from "./modules/site/pages/index.ts";
import { pictureRoutes } from "./modules/site/pictures/index.ts";
import { sectionRoutes } from "./modules/site/sections/index.ts";
import { surroundingRoutes } from "./modules/site/surroundings/index.ts";
import { themeRoutes } from "./modules/site/themes/index.ts";
import type { Platform } from "./platform.ts";
import { addViewGuard } from "./plugins/access/customer-view.ts";
import { countryCookie } from "./plugins/country-cookie.ts";
import { addErrors } from "./plugins/errors.ts";
import { logLines } from "./plugins/log/log-lines.ts";
import { requestId } from "./plugins/log/request-id.ts";
import { errorForLog, RequestLog } from "./plugins/log/request-log.ts";
import { addSecurityHeaders } from "./plugins/security-headers.ts";
import { addCsrf } from "./plugins/session/csrf.ts";
import { addSession } from "./plugins/session/session.ts";
import { addTenancy, placeFinder } from "./plugins/tenancy.ts";
import { openPageCache } from "./ssr/page-cache/page-cache.ts";
import { serveCached } from "./ssr/page-cache/serve-cached.ts";
import { ssrRoutes } from "./ssr/routes.ts";

/** The parts of the platform, each a folder of modules/ with its routes. A new one is added here. */
const modules = [
  cardWebhookRoutes,
  accountRoutes,
  passkeyRoutes,
  securityRoutes,
  signUpRoutes,
  basketRoutes,
  favouritesRoutes,
  catalogueRoutes,
  searchRoutes,
  checkoutRoutes,
  orderPaymentRoutes,
  orderRoutes,
  fileRoutes,
  frameRoutes,
  localServiceRoutes,
  apiPageRoutes,
  artworkRoutes,
  designRoutes,
  bundleRoutes,
  collectionRoutes,
  personalisationRoutes,
  productRoutes,
  shopOrderRoutes,
  orderChangeRoutes,
  owedRoutes,
  waitingRefundRoutes,
  soldCardRoutes,
  childOrderRoutes,
  orderEditRoutes,
  differenceRoutes,
  invoiceRoutes,
  reviewRoutes,
  returnRoutes,
  overviewRoutes,
  settingsRoutes,
  shopClosingRoutes,
  activityRoutes,
  staffOrderRoutes,
  quoteRoutes,
  batchRoutes,
  boardRoutes,
  scanRoutes,
  paperRoutes,
  parcelRoutes,
  permissionRoutes,
  teamRoutes,
  visitorRoutes,
  pageRoutes,
  blogRoutes,
  companyRoutes,
  domainRoutes,
  themeRoutes,
  helpRoutes,
  legalTextRoutes,
  linkRoutes,
  pictureRoutes,
  sectionRoutes,
  menuRoutes,
  shopPluginRoutes,
  surroundingRoutes,
  discountRoutes,
  giftCardRoutes,
  giftCardSaleRoutes,
  referralRoutes,
  moderationRoutes,
  shopRoutes,
  shopWindowRoutes,
  photoRoutes,
  brandRoutes,
  crawlerRoutes,
  subscriberRoutes,
  takeBackRoutes,
  splitTestRoutes,
  visitRoutes,
  modelRoutes,
  peopleRoutes,
  staffAccessRoutes,
  badgeRoutes,
  customerViewRoutes,
  failedJobRoutes,
  auditRoutes,
  appRoutes,
];

/** Milliseconds for the head of a request, and for all of it: an artwork comes in over a slow line too. */
const headersTimeout = 15_000;
const requestTimeout = 300_000;

/** Builds the app and makes it ready; listening is up to the caller. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  let isDraining = false;
  const pages = openPageCache(platform.live, platform.now);
  const readCountry = countryCookie(platform.config);
  const answersFromCache = serveCached(pages, platform);
  const app = Fastify({
    logger: { level: platform.config.logLevel, serializers: { err: errorForLog }, stream: logLines() },
    logController: new RequestLog(),
    genReqId: requestId,
    bodyLimit: jsonBodyLimitBytes,
    // Only as many proxies as there are: a client beyond them can write anything into X-Forwarded-For.
    trustProxy: (_, hop) => hop < platform.config.proxyHops,
    routerOptions: { maxParamLength: 300 },
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: 65_000, headersTimeout, requestTimeout }, (request, response) => {
        readCountry(request, response);
        if (!answersFromCache(request, response)) handler(request, response);
      }),
  });
  addErrors(app);
  app.register(formbody);
  addTenancy(app, placeFinder(platform, platform.config.baseHost), platform);
  addSession(app, platform.config);
  // Registered inside, because cookies are read by a plugin that has to be ready first.
  app.register(async (inner) => {
    addCsrf(inner, platform.config);
    addViewGuard(inner, platform);
    addSecurityHeaders(inner, platform.config);
    inner.addHook("onResponse", async (_, reply) => counters.request(reply.statusCode, reply.elapsedTime / 1000));
    for (const addRoutes of modules) addRoutes(inner, platform);
    ssrRoutes(inner, platform, pages);
    healthRoutes(inner, platform, () => isDraining);
  });
  app.addHook("preClose", async () => {
    isDraining = true;
    endStreams();
  });
  await app.ready();
  return app;
}
