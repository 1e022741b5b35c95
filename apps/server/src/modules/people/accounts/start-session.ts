import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import {
  hashOfSessionToken,
  newBriefToken,
  newSessionToken,
  setSessionToken,
} from "../../../plugins/session/session.ts";
import { sessionEnd } from "../../../plugins/session/session-end.ts";
import { mergeBaskets } from "../../shop/basket/index.ts";
import { issueCode } from "../one-time-codes/index.ts";
import { noteDevice } from "../second-factors/index.ts";
import { joinShop } from "./join-shop.ts";
import type { KnownAccount } from "./prove-password.ts";
import { deleteSession, insertSession, setShopperDivision } from "./write-queries.ts";

/** The request that signs in, and where its cookies go. */
export interface Visit {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** How a session begins. */
export interface Beginning {
  /** The device needs no second factor for 30 days. */
  remembersDevice?: boolean | undefined;
  /** The person knows of the sign-in anyway: no mail tells them. */
  isUnreported?: boolean;
  /** It ends with the browser. */
  isBrief?: boolean | undefined;
}

/**
 * Starts the session of an account that has proven itself: the visitor's cookie gets a new value and the old one opens
 * nothing; the audit has a row; a device that has not been seen is reported to the account by mail. At a shop the basket and the favourites are merged into the account's, and what was
 * ordered there as a guest is joined to it.
 */
export async function startSession(
  platform: Platform,
  { request, reply }: Visit,
  account: KnownAccount,
  { remembersDevice = false, isUnreported = false, isBrief = false }: Beginning = {},
): Promise<void> {
  const { pools, now, config } = platform;
  const before = request.sessionToken;
  const next = isBrief ? newBriefToken() : newSessionToken();
  const { place } = request;
  const atShop = place.kind === "shop" && place.division ? place.division.id : null;
  const userAgent = request.headers["user-agent"] ?? "";
  await withoutDivision(pools.web, async (db) => {
    if (before) await deleteSession(db, hashOfSessionToken(before));
    await insertSession(db, {
      tokenHash: hashOfSessionToken(next),
      accountId: account.id,
      expiresAt: sessionEnd(now(), { isStaff: account.is_staff, isBrief }),
      userAgent,
      remoteAddress: request.ip,
      provedAt: now(),
    });
    await writeSecurityEvent(db, {
      action: "session.begun",
      subject: `account ${account.id}`,
      account: { id: account.id, name: account.full_name },
      detail: { address: request.ip, userAgent: userAgent.slice(0, 300) },
      requestId: request.id,
    });
    if (atShop !== null) await setShopperDivision(db, account.id, atShop);
    const device = await noteDevice(
      platform,
      db,
      { request, reply },
      { accountId: account.id, remember: remembersDevice },
    );
    if (!isUnreported && device.isNew && account.wants_sign_in_alerts)
      await reportDevice(platform, db, account, device.id);
  });
  if (atShop !== null) {
    if (before) await mergeBaskets(platform, atShop, before, next);
    await joinShop(platform, atShop, account, request.id);
  }
  setSessionToken(request, reply, next, config);
}

/** Queues the mail about a new device, with the link for somebody who was not there. */
async function reportDevice(platform: Platform, db: Bound, account: KnownAccount, deviceId: number): Promise<void> {
  const { id: codeId } = await issueCode(platform, db, {
    purpose: "not_me",
    sentTo: normaliseEmail(account.email),
    accountId: account.id,
  });
  await enqueue(db, "mail_sign_in_alert", { deviceId, codeId });
}
