import { withoutDivision } from "@selvedge/db/with-division";
import { deviceName, isHandheld } from "@selvedge/domain/people/device-name";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { openCode } from "../one-time-codes/index.ts";
import { type PasskeyPlace, passkeysOf } from "../passkeys/index.ts";
import { devicesOf, factorsOf, maskedPhone } from "../second-factors/index.ts";
import { isTwoFactorForced, securityAccount, sessionsOf } from "./queries.ts";

/** How a person signs in, as their settings show it. */
export async function readSecurity({ pools, now }: Platform, request: FastifyRequest, accountId: number) {
  const here = hashOfSessionToken(request.sessionToken!);
  return withoutDivision(pools.web, async (db) => {
    const [account, factors, sessions, devices, isForced, change, passkeys] = await Promise.all([
      securityAccount(db, accountId),
      factorsOf(db, accountId),
      sessionsOf(db, accountId, now()),
      devicesOf(db, accountId),
      isTwoFactorForced(db, accountId),
      openCode({ now }, db, "change_email", accountId),
      passkeysOf(db, accountId),
    ]);
    return {
      fullName: account.full_name,
      email: account.email,
      nextEmail: change && String(change.data.email),
      isOn: factors.isOn,
      isForced,
      app: factors.appSince && { since: factors.appSince.toISOString() },
      phone: factors.phone && maskedPhone(factors.phone),
      passkeys: passkeys.map(({ id, name, place, created_at, last_used_at }) => ({
        id,
        name,
        worksIn: place === null ? null : toolAt[place],
        addedAt: created_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
      recovery: factors.recovery,
      hasPassword: account.password_hash !== "",
      passwordChangedAt: account.password_changed_at?.toISOString() ?? null,
      wantsAlerts: account.wants_sign_in_alerts,
      sessions: sessions.map((session) => ({
        id: session.id,
        device: deviceName(session.user_agent),
        isHandheld: isHandheld(session.user_agent),
        address: session.remote_address,
        startedAt: session.created_at.toISOString(),
        lastSeenAt: session.last_seen_at.toISOString(),
        isThis: session.token_hash.equals(here),
      })),
      remembered: devices
        .filter(({ remembered_until }) => remembered_until !== null && remembered_until > now())
        .map((device) => ({
          id: device.id,
          device: deviceName(device.user_agent),
          until: device.remembered_until!.toISOString(),
        })),
    };
  });
}

/** The tool of each host that passkeys are made on. */
const toolAt: Readonly<Record<PasskeyPlace, "dashboard" | "backOffice">> = {
  main: "dashboard",
  backoffice: "backOffice",
};
