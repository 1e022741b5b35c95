import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import { quantityLimit } from "@selvedge/domain/limits";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Division } from "../../../plugins/tenancy.ts";
import { codesOfLines } from "./codes.ts";
import { presentBasket, presentLine } from "./present.ts";
import { basketLines } from "./queries.ts";
import { refuseFull } from "./refuse-full.ts";
import { deleteLine, lockBasket, moveLine } from "./write-queries.ts";

interface Wanted {
  sessionToken: string;
  key: string;
}

/** Puts a line of the basket aside. A line that is gone changes nothing. */
export const saveForLater = (platform: Platform, division: Division, wanted: Wanted) =>
  changeBoth(platform, division, wanted, async ({ db, main, later }) => {
    await move(db, division, { key: wanted.key, from: main, to: later });
  });

/** Puts a saved line back. Throws productGone for what cannot be bought now, and basketFull. */
export const moveToBasket = (platform: Platform, division: Division, wanted: Wanted) =>
  changeBoth(platform, division, wanted, async ({ db, main, later, ownerHash }) => {
    const saved = await basketLines(db, division.id, ownerHash, "later");
    const line = saved.find(({ key }) => key === wanted.key);
    if (line && !line.is_available) throw new Refusal("productGone");
    await move(db, division, { key: wanted.key, from: later, to: main });
    refuseFull(await basketLines(db, division.id, ownerHash, "main"));
  });

/** Takes a line out of what is saved. One that is gone changes nothing. */
export const removeSaved = (platform: Platform, division: Division, wanted: Wanted) =>
  changeBoth(platform, division, wanted, async ({ db, later }) => {
    await deleteLine(db, division.id, later, wanted.key);
  });

/** Moves a line, which joins an equal one there. Throws validation where both together are more than a line may have. */
async function move(db: Bound, division: Division, moved: { key: string; from: string; to: string }): Promise<void> {
  if ((await moveLine(db, division.id, moved)) <= quantityLimit) return;
  throw new Refusal("validation", { message: `You can order up to ${quantityLimit} of one item.` });
}

/** What a visitor has saved for later, the newest last. */
export async function readSaved({ pools, origins }: Platform, division: Division, sessionToken: string | null) {
  if (!sessionToken) return [];
  const lines = await withDivision(pools.web, division.id, (db) =>
    basketLines(db, division.id, hashOfSessionToken(sessionToken), "later"),
  );
  return lines.map((line) => presentLine(origins, division.id, line));
}

interface Both {
  db: Bound;
  ownerHash: Buffer;
  /** The ids of both, locked until the transaction ends, always in the same order. */
  main: string;
  later: string;
}

async function changeBoth(
  platform: Platform,
  division: Division,
  { sessionToken }: Wanted,
  change: (both: Both) => Promise<void>,
) {
  const ownerHash = hashOfSessionToken(sessionToken);
  return withDivision(platform.pools.web, division.id, async (db) => {
    const [{ id: main, version }, { id: later }] = [
      await lockBasket(db, division.id, { ownerHash, name: "main", newId: randomUUID() }),
      await lockBasket(db, division.id, { ownerHash, name: "later", newId: randomUUID() }),
    ];
    await change({ db, ownerHash, main, later });
    const lines = await basketLines(db, division.id, ownerHash, "main");
    const saved = await basketLines(db, division.id, ownerHash, "later");
    const codes = await codesOfLines(db, platform, division, lines);
    const { currency } = division;
    return {
      ...presentBasket(platform.origins, division.id, { currency, lines, version, codes }),
      saved: saved.map((line) => presentLine(platform.origins, division.id, line)),
    };
  });
}
