import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { writeSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken, newSessionToken, setSessionToken } from "../../../plugins/session/session.ts";
import { sessionEnd } from "../../../plugins/session/session-end.ts";
import { type Terminal, terminalOf } from "../../../plugins/session/terminal.ts";
import { deleteSession, insertSession, type startSession } from "../accounts/index.ts";
import { requireOpenPin, requirePin } from "./check-pin.ts";
import { type BadgeHolder, holderOf } from "./person-of.ts";
import { endBadgeSessions, noteTerminalUsed } from "./write-queries.ts";

type Visit = Parameters<typeof startSession>[1];

/** The terminal of a request. Throws notFound outside the back office, terminalNeeded elsewhere. */
async function requireTerminal(platform: Platform, request: FastifyRequest): Promise<Terminal> {
  if (request.place.context !== "backoffice") throw new Refusal("notFound");
  const terminal = await terminalOf(platform, request);
  if (!terminal) throw new Refusal("terminalNeeded");
  return terminal;
}

/** Whose badge it is, before their PIN. Throws what holderOf throws, pinMissing and pinLocked. */
export async function readBadge(platform: Platform, request: FastifyRequest, text: string) {
  const holder = await holderOf(platform, await requireTerminal(platform, request), text);
  const { triesLeft, lastUsedAt } = await requireOpenPin(platform, holder.staffUserId);
  const { firstName, fullName, role } = holder;
  return { firstName, fullName, role, triesLeft, lastUsedAt: lastUsedAt?.toISOString() ?? null };
}

/**
 * Signs the holder of a badge in at the terminal of a request, with their PIN as the second factor. Whoever was signed in
 * there is signed out, and so is the holder at any other terminal: a badge is in one place. Throws what readBadge throws,
 * wrongPin and tooManyTries.
 */
export async function enterByBadge(
  platform: Platform,
  visit: Visit,
  { badge, pin }: { badge: string; pin: string },
): Promise<void> {
  const { request } = visit;
  const terminal = await requireTerminal(platform, request);
  const holder = await holderOf(platform, terminal, badge);
  await requirePin(platform, request, holder, pin);
  await startBadgeSession(platform, visit, { terminal, holder });
}

async function startBadgeSession(
  { pools, now, config }: Platform,
  { request, reply }: Visit,
  { terminal, holder }: { terminal: Terminal; holder: BadgeHolder },
): Promise<void> {
  const before = request.sessionToken;
  const next = newSessionToken();
  await withoutDivision(pools.backOffice, async (db) => {
    if (before) await deleteSession(db, hashOfSessionToken(before));
    await endBadgeSessions(db, holder.accountId);
    await insertSession(db, {
      tokenHash: hashOfSessionToken(next),
      accountId: holder.accountId,
      expiresAt: sessionEnd(now(), { isStaff: true, lockAfterMinutes: terminal.lockAfterMinutes }),
      userAgent: request.headers["user-agent"] ?? "",
      remoteAddress: request.ip,
      provedAt: null,
      terminalId: terminal.id,
      badgeId: holder.badgeId,
    });
    await noteTerminalUsed(db, terminal.id, now());
    await writeSecurityEvent(db, {
      action: "session.begun",
      subject: `account ${holder.accountId}`,
      account: { id: holder.accountId, name: holder.fullName },
      detail: { address: request.ip, terminal: terminal.id, station: terminal.station, badge: holder.badgeId },
      requestId: request.id,
    });
  });
  setSessionToken(request, reply, next, config);
}
