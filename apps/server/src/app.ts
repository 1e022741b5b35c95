// The whole server, built by hand and with no port opened. Every HTTP test calls this.
import { createServer } from "node:http";
import formbody from "@fastify/formbody";
import { jsonBodyLimitBytes } from "@selvedge/domain/limits";
import Fastify, { type FastifyInstance } from "fastify";
import { accountRoutes } from "./modules/accounts/index.ts";
import { apiPageRoutes } from "./modules/api-page/index.ts";
import { artworkRoutes } from "./modules/artworks/index.ts";
import { basketRoutes } from "./modules/basket/index.ts";
import { appRoutes } from "./modules/built-apps/index.ts";
import { catalogueRoutes } from "./modules/catalogue/index.ts";
import { checkoutRoutes } from "./modules/checkout/index.ts";
import { designRoutes } from "./modules/designs/index.ts";
import { factoryRoutes } from "./modules/factory/index.ts";
import { failedJobRoutes } from "./modules/failed-jobs/index.ts";
import { fileRoutes } from "./modules/files/index.ts";
import { counters, healthRoutes } from "./modules/health/index.ts";
import { localServiceRoutes } from "./modules/local-services/index.ts";
import { modelRoutes } from "./modules/models/index.ts";
import { moderationRoutes } from "./modules/moderation/index.ts";
import { endStreams, orderRoutes } from "./modules/orders/index.ts";
import { overviewRoutes } from "./modules/overview/index.ts";
import { peopleRoutes } from "./modules/people/index.ts";
import { permissionRoutes } from "./modules/permissions/index.ts";
import { productRoutes } from "./modules/products/index.ts";
import { shopOrderRoutes } from "./modules/shop-orders/index.ts";
import { shopWindowRoutes } from "./modules/shop-window/index.ts";
import { staffOrderRoutes } from "./modules/staff-orders/index.ts";
import { subscriberRoutes } from "./modules/subscribers/index.ts";
import { visitRoutes } from "./modules/visit/index.ts";
import type { Platform } from "./platform.ts";
import { addCsrf } from "./plugins/csrf.ts";
import { addErrors } from "./plugins/errors.ts";
import { logLines } from "./plugins/log-lines.ts";
import { requestId } from "./plugins/request-id.ts";
import { errorForLog, RequestLog } from "./plugins/request-log.ts";
import { addSecurityHeaders } from "./plugins/security-headers.ts";
import { addSession } from "./plugins/session.ts";
import { addTenancy, placeFinder } from "./plugins/tenancy.ts";
import { frontDoor } from "./ssr/front-door.ts";
import { openPageCache } from "./ssr/page-cache.ts";
import { ssrRoutes } from "./ssr/routes.ts";

/** The parts of the platform, each a folder of modules/ with its routes. A new one is added here. */
const rooms = [
  accountRoutes,
  basketRoutes,
  catalogueRoutes,
  checkoutRoutes,
  orderRoutes,
  fileRoutes,
  localServiceRoutes,
  apiPageRoutes,
  artworkRoutes,
  designRoutes,
  productRoutes,
  shopOrderRoutes,
  overviewRoutes,
  staffOrderRoutes,
  factoryRoutes,
  permissionRoutes,
  moderationRoutes,
  shopWindowRoutes,
  subscriberRoutes,
  visitRoutes,
  modelRoutes,
  peopleRoutes,
  failedJobRoutes,
  appRoutes,
];

/** Milliseconds for the head of a request, and for all of it: an artwork comes in over a slow line too. */
const headersTimeout = 15_000;
const requestTimeout = 300_000;

/** Builds the app and makes it ready; listening is up to the caller. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  let isDraining = false;
  const pages = openPageCache(platform.live, platform.now);
  const answersKept = frontDoor(pages);
  const app = Fastify({
    logger: { level: platform.config.logLevel, serializers: { err: errorForLog }, stream: logLines() },
    logController: new RequestLog(),
    genReqId: requestId,
    bodyLimit: jsonBodyLimitBytes,
    // Only as many proxies as there are: whoever stands further off writes what they like into X-Forwarded-For.
    trustProxy: (_, hop) => hop < platform.config.proxyHops,
    routerOptions: { maxParamLength: 300 },
    serverFactory: (handler) =>
      createServer({ keepAliveTimeout: 65_000, headersTimeout, requestTimeout }, (request, response) => {
        if (!answersKept(request, response)) handler(request, response);
      }),
  });
  addErrors(app);
  app.register(formbody);
  addTenancy(app, placeFinder(platform.pools, platform.config.baseHost), platform.origins.main);
  addSession(app, platform.config);
  // Registered inside, because cookies are read by a plugin that has to be ready first.
  app.register(async (inner) => {
    addCsrf(inner, platform.config);
    addSecurityHeaders(inner, platform.config);
    inner.addHook("onResponse", async (_, reply) => counters.request(reply.statusCode, reply.elapsedTime / 1000));
    for (const room of rooms) room(inner, platform);
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
