import { peopleCalls } from "@selvedge/contracts/people/people.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { serve } from "../../../plugins/serve.ts";
import { actorOf } from "./actor.ts";
import { setMuted } from "./mute.ts";
import { changePrivate, revealPrivate } from "./private-details.ts";

export function peopleRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, peopleCalls.revealPrivate, async ({ params, body, caller, request }) => ({
    data: await revealPrivate(platform, params.id, body, actorOf(caller, request.id)),
  }));
  serve(app, platform, peopleCalls.changePrivate, async ({ params, body, caller, request }) => ({
    data: {
      changed: await changePrivate(platform, params.id, body, {
        permissions: caller.permissions,
        by: actorOf(caller, request.id),
      }),
    },
  }));
  serve(app, platform, peopleCalls.muteUser, async ({ params, caller, request }) => ({
    data: await setMuted(platform, params.id, true, actorOf(caller, request.id)),
  }));
  serve(app, platform, peopleCalls.unmuteUser, async ({ params, caller, request }) => ({
    data: await setMuted(platform, params.id, false, actorOf(caller, request.id)),
  }));
}
