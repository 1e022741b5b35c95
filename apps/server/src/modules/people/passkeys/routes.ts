import { passkeyCalls } from "@selvedge/contracts/security/passkeys.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { sessionState } from "../accounts/index.ts";
import { askForPasskey, enterWithPasskey } from "./enter-with-passkey.ts";

/** Signing in with a passkey. Settings add and remove them. */
export function passkeyRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, passkeyCalls.askForPasskey, async ({ request }) => ({
    data: await askForPasskey(platform, request),
  }));

  serve(app, platform, passkeyCalls.loginWithPasskey, async ({ body, request, reply }) => {
    await enterWithPasskey(platform, { request, reply }, body.credential);
    return sessionState(platform, request);
  });
}
