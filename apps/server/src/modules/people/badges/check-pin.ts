import { isPin } from "@selvedge/db/badge-secrets";
import { withoutDivision } from "@selvedge/db/with-division";
import { pinState, pinTries } from "@selvedge/domain/people/badges";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { logSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { BadgeHolder } from "./person-of.ts";
import { pinOf } from "./queries.ts";
import { clearPinTries, countPinTry } from "./write-queries.ts";

/**
 * Throws unless the PIN is the holder's: wrongPin with the tries that are left; pinLocked; pinMissing; tooManyTries while
 * the next try has to wait. The try is counted before the PIN is looked at.
 */
export async function requirePin(
  platform: Platform,
  request: FastifyRequest,
  holder: BadgeHolder,
  pin: string,
): Promise<void> {
  const { pools, now, config } = platform;
  const { staffUserId } = holder;
  const tried = await withoutDivision(pools.backOffice, (db) => countPinTry(db, staffUserId, now()));
  if (!tried) throw await whyNone(platform, staffUserId);
  if (await isPin(config.secret, staffUserId, pin, tried.pinHash)) {
    await withoutDivision(pools.backOffice, (db) => clearPinTries(db, staffUserId, now()));
    return;
  }
  await logSecurityEvent(pools, {
    action: "session.refused",
    subject: `account ${holder.accountId}`,
    detail: { reason: "wrongPin", address: request.ip, wrongTries: tried.wrongTries },
    requestId: request.id,
  });
  const triesLeft = pinTries - tried.wrongTries;
  throw triesLeft > 0 ? new Refusal("wrongPin", { data: { triesLeft } }) : new Refusal("pinLocked");
}

/** How many wrong PINs are left. Throws pinMissing and pinLocked. */
export async function requireOpenPin({ pools }: Platform, staffUserId: number) {
  const pin = await withoutDivision(pools.backOffice, (db) => pinOf(db, staffUserId));
  const state = pinState(pin?.wrongTries ?? null);
  if (!pin || state === "missing") throw new Refusal("pinMissing");
  if (state === "locked") throw new Refusal("pinLocked");
  return { triesLeft: pinTries - pin.wrongTries, lastUsedAt: pin.lastUsedAt, waitUntil: pin.waitUntil };
}

async function whyNone(platform: Platform, staffUserId: number): Promise<Refusal> {
  const { waitUntil } = await requireOpenPin(platform, staffUserId);
  const waitMs = (waitUntil?.getTime() ?? 0) - platform.now().getTime();
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new Refusal("tooManyTries", {
    message: `Wait ${seconds === 1 ? "a second" : `${seconds} seconds`}, then type it again.`,
    data: { seconds },
  });
}
