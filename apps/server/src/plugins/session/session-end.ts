// A session ends after a time without visits: 30 days for shoppers and merchants, 12 hours for staff, whose access covers
// every shop, and for those who did not want to stay signed in; minutes where a badge began it. Source: reliability, ASVS 5 chapter 7.
import type { Bound } from "@selvedge/db/bound";
import { badgeSessionMs } from "@selvedge/domain/people/badges";
import { sessionDays } from "./session.ts";

const hourMs = 3_600_000;
const lengthMs = { everybody: sessionDays * 24 * hourMs, brief: 12 * hourMs };
/** A visit extends the session only by more than this share of its length, so that not every request writes a row. */
const minMovedShare = 1 / 48;

/** Whose session it is; of one that a badge began, when its terminal locks itself. */
export interface SessionKind {
  isStaff: boolean;
  /** It ends with the browser. A browser that restores its windows keeps the cookie, and the session ends all the same. */
  isBrief?: boolean;
  lockAfterMinutes?: number | null;
}

const lengthOf = ({ isStaff, isBrief, lockAfterMinutes }: SessionKind): number =>
  lockAfterMinutes ? badgeSessionMs(lockAfterMinutes) : isStaff || isBrief ? lengthMs.brief : lengthMs.everybody;

/** When a session that is used now ends, unless it is used again. */
export const sessionEnd = (now: Date, kind: SessionKind): Date => new Date(now.getTime() + lengthOf(kind));

/** The new end of a session that was used, or null if the current one is close enough. */
export function movedEnd(expiresAt: Date, now: Date, kind: SessionKind): Date | null {
  const end = sessionEnd(now, kind);
  return Math.abs(end.getTime() - expiresAt.getTime()) > lengthOf(kind) * minMovedShare ? end : null;
}

/** Extends a session. One that was ended meanwhile stays ended. */
export const moveSessionEnd = (db: Bound, tokenHash: Buffer, expiresAt: Date) =>
  db.updateTable("sessions").where("token_hash", "=", tokenHash).set({ expires_at: expiresAt }).execute();
