import { withDivision } from "@selvedge/db/with-division";
import { sql } from "kysely";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Merchant } from "../../plumbing/audit/index.ts";

/** A tab that is silent for so long was closed or is offline. */
const silentSeconds = 40;

interface Met {
  rev: number;
  savedBy: string | null;
  savedAt: Date;
  others: { tab: string; name: string; accountId: number; since: string }[] | null;
}

/** Who has just signed up has no name yet. */
const name = sql<string>`coalesce(nullif(a.full_name, ''), a.email)`;

/**
 * Says that a tab has a page open, or has closed it. Answers the other tabs that have, and how the draft stands. Throws
 * notFound.
 */
export async function meetEditors(
  { pools, now }: Platform,
  { divisionId, account }: Merchant,
  id: number,
  { tab, isLeaving }: { tab: string; isLeaving: boolean },
) {
  const at = now();
  const met = await withDivision(pools.web, divisionId, async (db) => {
    const { rows } = await sql<Met>`
      select p.rev, p.updated_at as "savedAt", (select ${name} from accounts a where a.id = p.updated_by) as "savedBy",
        (select json_agg(json_build_object('tab', e.tab, 'name', ${name}, 'accountId', e.account_id, 'since', e.since) order by e.since, e.tab)
          from page_editors e join accounts a on a.id = e.account_id
          where e.division_id = p.division_id and e.page_id = p.id and e.tab <> ${tab}::uuid
            and e.seen_at > ${at}::timestamptz - make_interval(secs => ${silentSeconds})) as others
      from pages p where p.division_id = ${divisionId} and p.id = ${id} and p.deleted_at is null`.execute(db);
    if (!rows[0]) throw new Refusal("notFound");
    await sql`
      delete from page_editors where division_id = ${divisionId} and page_id = ${id}
        and (seen_at <= ${at}::timestamptz - make_interval(secs => ${silentSeconds}) or (${isLeaving} and tab = ${tab}::uuid))`.execute(
      db,
    );
    if (!isLeaving)
      await sql`
        insert into page_editors (division_id, page_id, tab, account_id, since, seen_at)
        values (${divisionId}, ${id}, ${tab}, ${account.id}, ${at}, ${at})
        on conflict (division_id, page_id, tab) do update set seen_at = excluded.seen_at`.execute(db);
    return rows[0];
  });
  const others = (met.others ?? []).map(({ accountId, since, ...other }) => ({
    ...other,
    isYou: accountId === account.id,
    since: new Date(since).toISOString(),
  }));
  return { rev: String(met.rev), savedBy: met.savedBy, savedAt: met.savedAt.toISOString(), others };
}
