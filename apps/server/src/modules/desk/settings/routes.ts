import { settingsCalls } from "@selvedge/contracts/settings/settings.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { readSettings } from "./read-settings.ts";

export function settingsRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, settingsCalls.readSettings, async ({ caller }) => ({
    data: await readSettings(platform, { ...caller, account: accountOf(caller) }),
  }));
}
