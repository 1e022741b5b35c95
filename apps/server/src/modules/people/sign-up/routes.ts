import { signUpCalls } from "@selvedge/contracts/sign-up/sign-up.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { countTry, limits } from "../../../plugins/limits.ts";
import { serve } from "../../../plugins/serve.ts";
import { ensureSessionToken } from "../../../plugins/session/session.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { sessionState } from "../accounts/index.ts";
import { checkAddress } from "./check-address.ts";
import { createCustomer } from "./create-customer.ts";

export function signUpRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, signUpCalls.createCustomer, async ({ body, request, reply }) => {
    await createCustomer(platform, {
      tokens: { v3captchaToken: body.v3captchaToken, v2captchaToken: body.v2captchaToken },
      email: body.email,
      password: body.password,
      shouldHaveStore: body.should_have_store === 1,
      dashboardAccess: body.dashboard_access === 1,
      shopWords: body.shopName ?? "",
      divisionId: requireDivision(request).id,
      sessionToken: ensureSessionToken(request, reply, platform.config),
      remoteAddress: request.ip,
      requestId: request.id,
    });
    return sessionState(platform, request);
  });

  serve(app, platform, signUpCalls.checkAddress, async ({ query, caller }) => {
    await countTry(platform.pools, limits.shopAddresses, String(accountOf(caller).id));
    return { data: await checkAddress(platform, query.label) };
  });
}
