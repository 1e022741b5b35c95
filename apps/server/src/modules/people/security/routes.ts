import { passkeyCalls } from "@selvedge/contracts/security/passkeys.calls";
import { securityCalls } from "@selvedge/contracts/security/security.calls";
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../../../platform.ts";
import { accountOf } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { type Given, serve } from "../../../plugins/serve.ts";
import { askForOwnPasskey, beginPasskey } from "../passkeys/index.ts";
import { forgetDevices } from "../second-factors/index.ts";
import { beginEmailChange, cancelEmailChange, finishEmailChange } from "./change-email.ts";
import {
  beginApp,
  beginPhone,
  finishApp,
  finishPhone,
  makeRecoveryCodes,
  type Owner,
  removeApp,
  removePhone,
  writeDown,
} from "./change-factors.ts";
import { changeName } from "./change-name.ts";
import { keepPasskey, removePasskey, renamePasskey } from "./change-passkeys.ts";
import { changePassword, endOthers } from "./change-password.ts";
import { prove, requireProof } from "./prove.ts";
import { readSecurity } from "./read-security.ts";
import { sendProofCode } from "./send-proof-code.ts";
import { endOwnSession, setAlerts } from "./write-queries.ts";

const done = { data: { done: true as const } };

export function securityRoutes(app: FastifyInstance, platform: Platform) {
  const ownerOf = ({ caller, request, reply }: Pick<Given<never>, "caller" | "request" | "reply">): Owner => ({
    account: accountOf(caller),
    request,
    reply,
  });
  /** The owner, once they have proven who they are within five minutes. */
  const provenOwner = async (given: Pick<Given<never>, "caller" | "request" | "reply">): Promise<Owner> => {
    const owner = ownerOf(given);
    await requireProof(platform, owner.request, owner.account.id);
    return owner;
  };

  serve(app, platform, securityCalls.security, async ({ caller, request }) => ({
    data: await readSecurity(platform, request, accountOf(caller).id),
  }));
  serve(app, platform, securityCalls.prove, async ({ caller, request, body }) => {
    await prove(platform, request, accountOf(caller).id, body);
    return done;
  });
  serve(app, platform, securityCalls.sendProofCode, async ({ caller, request, body }) => {
    await sendProofCode(platform, request, accountOf(caller).id, body.by);
    return done;
  });
  serve(app, platform, securityCalls.askForOwnPasskey, async ({ caller, request }) => ({
    data: await askForOwnPasskey(platform, request, accountOf(caller).id),
  }));
  serve(app, platform, securityCalls.beginApp, async (given) => ({
    data: await beginApp(platform, await provenOwner(given)),
  }));
  serve(app, platform, securityCalls.finishApp, async (given) => ({
    data: { recoveryCodes: await finishApp(platform, await provenOwner(given), given.body.code) },
  }));
  serve(app, platform, securityCalls.removeApp, async (given) => {
    await removeApp(platform, await provenOwner(given));
    return done;
  });
  serve(app, platform, securityCalls.beginPhone, async (given) => {
    await beginPhone(platform, await provenOwner(given), given.body.phone);
    return done;
  });
  serve(app, platform, securityCalls.finishPhone, async (given) => ({
    data: { recoveryCodes: await finishPhone(platform, await provenOwner(given), given.body) },
  }));
  serve(app, platform, securityCalls.removePhone, async (given) => {
    await removePhone(platform, await provenOwner(given));
    return done;
  });
  serve(app, platform, securityCalls.makeRecoveryCodes, async (given) => ({
    data: { recoveryCodes: await makeRecoveryCodes(platform, await provenOwner(given)) },
  }));
  serve(app, platform, passkeyCalls.beginPasskey, async (given) => {
    const { account, request } = await provenOwner(given);
    return { data: await beginPasskey(platform, request, account) };
  });
  serve(app, platform, passkeyCalls.addPasskey, async (given) => {
    await keepPasskey(platform, await provenOwner(given), given.body);
    return done;
  });
  serve(app, platform, passkeyCalls.renamePasskey, async (given) => {
    await renamePasskey(platform, ownerOf(given), given.params.id, given.body.name);
    return done;
  });
  serve(app, platform, passkeyCalls.removePasskey, async (given) => {
    await removePasskey(platform, await provenOwner(given), given.params.id);
    return done;
  });
  serve(app, platform, securityCalls.endSession, async (given) => {
    const owner = ownerOf(given);
    await withoutDivision(platform.pools.web, async (db) => {
      if (!(await endOwnSession(db, owner.account.id, given.params.id))) throw new Refusal("notFound");
      await writeDown(db, owner, "session.ended");
    });
    return done;
  });
  serve(app, platform, securityCalls.endOtherSessions, async (given) => {
    const owner = ownerOf(given);
    await withoutDivision(platform.pools.web, async (db) => {
      await endOthers(db, owner, platform.now());
      await writeDown(db, owner, "session.ended");
    });
    return done;
  });
  serve(app, platform, securityCalls.forgetDevice, async (given) => {
    const owner = ownerOf(given);
    await withoutDivision(platform.pools.web, async (db) => {
      await forgetDevices(db, owner.account.id, given.params.id);
      await writeDown(db, owner, "device.forgotten");
    });
    return done;
  });
  serve(app, platform, securityCalls.changeName, async (given) => {
    await changeName(platform, ownerOf(given), given.body.fullName);
    return done;
  });
  serve(app, platform, securityCalls.changePassword, async (given) => {
    await changePassword(platform, ownerOf(given), given.body);
    return done;
  });
  serve(app, platform, securityCalls.beginEmail, async (given) => {
    await beginEmailChange(platform, await provenOwner(given), given.body.email);
    return done;
  });
  serve(app, platform, securityCalls.finishEmail, async (given) => {
    await finishEmailChange(platform, ownerOf(given), given.body.code);
    return done;
  });
  serve(app, platform, securityCalls.cancelEmail, async (given) => {
    await cancelEmailChange(platform, ownerOf(given));
    return done;
  });
  serve(app, platform, securityCalls.changeAlerts, async ({ caller, body }) => {
    await withoutDivision(platform.pools.web, (db) => setAlerts(db, accountOf(caller).id, body.wantsAlerts));
    return done;
  });
}
