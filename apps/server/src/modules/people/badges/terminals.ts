// The tablets and computers on which badges work: opened once, by somebody who is signed in with a password.
import { withoutDivision } from "@selvedge/db/with-division";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { setTerminalToken, terminalOf } from "../../../plugins/session/terminal.ts";
import { type Actor, writePlatformAudit } from "../staff/index.ts";
import { openTerminals, stationExists } from "./terminal-queries.ts";
import { insertTerminal, writeClosed, writeLockMinutes } from "./write-queries.ts";

interface TerminalPlan {
  station: string;
  lockAfterMinutes: number;
}

/** Every open terminal, by the name of its station. */
export async function readTerminals(platform: Platform, request: FastifyRequest) {
  const [rows, here] = await Promise.all([
    withoutDivision(platform.pools.backOffice, openTerminals),
    terminalOf(platform, request),
  ]);
  return rows.map((row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    isHere: row.id === here?.id,
  }));
}

/** Makes the browser of a request the terminal of a station; what it was before is closed. Throws notFound. */
export async function openTerminal(
  platform: Platform,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { station, lockAfterMinutes }: TerminalPlan,
  by: Actor,
) {
  const { pools, now, config } = platform;
  const before = await terminalOf(platform, request);
  const id = await withoutDivision(pools.backOffice, async (db) => {
    if (!(await stationExists(db, station))) throw new Refusal("notFound", { message: "There is no such station." });
    if (before) await writeClosed(db, before.id, now());
    const tokenDigest = setTerminalToken(request, reply, config);
    const opened = await insertTerminal(db, { tokenDigest, station, lockAfterMinutes, by: by.accountId, at: now() });
    await writePlatformAudit(db, by, {
      action: "terminal.opened",
      subject: `terminal ${opened.id}`,
      detail: { station, lockAfterMinutes },
    });
    return opened.id;
  });
  return named(platform, request, id);
}

/** Changes when a terminal locks itself. Throws notFound. */
export async function changeTerminal(
  platform: Platform,
  request: FastifyRequest,
  { id, lockAfterMinutes }: { id: number; lockAfterMinutes: number },
  by: Actor,
) {
  await withoutDivision(platform.pools.backOffice, async (db) => {
    const changed = await writeLockMinutes(db, id, lockAfterMinutes);
    if (changed.numUpdatedRows === 0n) throw new Refusal("notFound");
    await writePlatformAudit(db, by, {
      action: "terminal.changed",
      subject: `terminal ${id}`,
      detail: { lockAfterMinutes },
    });
  });
  return named(platform, request, id);
}

/** Closes a terminal; closing it twice keeps the first date. Its sessions end with it. Throws notFound. */
export async function closeTerminal({ pools, now }: Platform, id: number, by: Actor) {
  return withoutDivision(pools.backOffice, async (db) => {
    const closed = await writeClosed(db, id, now());
    if (!closed) throw new Refusal("notFound");
    await writePlatformAudit(db, by, { action: "terminal.closed", subject: `terminal ${id}`, detail: {} });
    return { id, closedAt: closed.toISOString() };
  });
}

const named = async (platform: Platform, request: FastifyRequest, id: number) =>
  (await readTerminals(platform, request)).find((terminal) => terminal.id === id)!;
