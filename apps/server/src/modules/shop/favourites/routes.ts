import { favouritesCalls } from "@selvedge/contracts/basket/favourites.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { ensureSessionToken } from "../../../plugins/session/session.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { mailFavourites } from "./mail-favourites.ts";
import { recoverFavourites } from "./recover-favourites.ts";

export function favouritesRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, favouritesCalls.recover, async ({ body: { br }, request, reply }) =>
    recoverFavourites(platform, requireDivision(request), {
      br,
      remoteAddress: request.ip,
      sessionToken: () => ensureSessionToken(request, reply, platform.config),
    }),
  );

  serve(app, platform, favouritesCalls.emailForLater, async ({ body: { email }, request }) => {
    const { sessionToken, ip: remoteAddress } = request;
    await mailFavourites(platform, requireDivision(request), { sessionToken, email, remoteAddress });
    return { data: { message: `We have sent your favourites to ${email}.` } };
  });
}
