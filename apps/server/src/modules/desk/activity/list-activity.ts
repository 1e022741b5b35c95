import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { type ActivityRow, newestActivity } from "./queries.ts";

const perPage = 50;

interface Reader {
  divisionId: DivisionId;
  accountId: number;
}

/** A page of what people did in a shop, the newest first. A late page costs what the first one does. */
export async function listActivity(
  { pools }: Pick<Platform, "pools">,
  reader: Reader,
  { person = null, before }: { person?: number | null | undefined; before: string },
) {
  const [micros = "", id = ""] = before.split(".");
  const rows = await withDivision(pools.web, reader.divisionId, (db) =>
    newestActivity(db, reader.divisionId, { person, before: before ? { micros, id } : null, limit: perPage + 1 }),
  );
  const shown = rows.slice(0, perPage);
  const last = shown.at(-1);
  return {
    data: shown.map((row) => shownEntry(row, reader)),
    meta: { next: last && rows.length > perPage ? `${last.micros}.${last.id}` : null },
  };
}

function shownEntry(row: ActivityRow, { accountId }: Reader) {
  const isStaff = row.actor_kind === "staff";
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    by: isStaff ? "Selvedge" : row.actor_name,
    accountId: isStaff ? null : row.account_id,
    isYou: !isStaff && row.account_id === accountId,
    action: row.action,
    thing: thingOf(row.subject),
    name: row.name ?? "",
  };
}

/** "shop role 3" is a shop role with the number 3, "legal text returns" one that is called "returns". */
function thingOf(subject: string): { kind: string; id: string } {
  const words = subject.split(" ");
  return { kind: words.slice(0, -1).join(" ") || subject, id: words.length > 1 ? words.at(-1)! : "" };
}
