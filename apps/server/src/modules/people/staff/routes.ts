import { peopleCalls } from "@selvedge/contracts/people/people.calls";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { serve } from "../../../plugins/serve.ts";
import { actorOf } from "./actor.ts";
import { listPeople } from "./list-people.ts";
import { setMuted } from "./mute.ts";
import { changePrivate, revealPrivate } from "./private-details.ts";
import { readProfile } from "./read-profile.ts";
import { switchPerson } from "./switch-person.ts";

export function peopleRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, platform, peopleCalls.listPeople, ({ query, caller }) =>
    listPeople(platform, query, accountOf(caller).id),
  );
  serve(app, platform, peopleCalls.person, async ({ params, caller }) => ({
    data: await readProfile(platform, params.id, accountOf(caller).id),
  }));
  serve(app, platform, peopleCalls.disableUser, async ({ params, body, caller, request }) => ({
    data: await switchPerson(platform, params.id, { isOn: false, ...body }, actorOf(caller, request.id)),
  }));
  serve(app, platform, peopleCalls.enableUser, async ({ params, caller, request }) => ({
    data: await switchPerson(platform, params.id, { isOn: true, reason: "" }, actorOf(caller, request.id)),
  }));
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
