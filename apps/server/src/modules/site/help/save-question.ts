import type { CallBody } from "@selvedge/contracts/call";
import type { siteTextCalls } from "@selvedge/contracts/site-texts/site-texts.calls";
import { withDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { byMerchant, type Merchant, writeAudit } from "../../plumbing/audit/index.ts";
import { lockQuestion } from "./queries.ts";

type Written = CallBody<typeof siteTextCalls.saveHelpQuestion>;

/** Writes a question, already cleaned. Throws validation for a name that no address can have, and stale. */
export async function saveQuestion({ pools, now }: Platform, by: Merchant, name: string, written: Written) {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new Refusal("validation", { errors: { name: ["Use small letters, numbers and hyphens."] } });
  const { version, group, question, html, hidden } = written;
  await withDivision(pools.web, by.divisionId, async (db) => {
    const row = await lockQuestion(db, by.divisionId, name);
    if ((row?.version ?? 0) !== version) throw new Refusal("stale", { data: row ?? null });
    const values = { group_code: group, question, answer_html: html, hidden, version: version + 1, updated_at: now() };
    await db
      .insertInto("help_questions")
      .values({ division_id: by.divisionId, name, ...values })
      .onConflict((known) => known.columns(["division_id", "name"]).doUpdateSet(values))
      .execute();
    await writeAudit(db, { ...byMerchant(by), action: "help.saved", subject: `help question ${name}`, detail: {} });
  });
}

/** Takes a question of the shop's own out. Throws notFound where there is none. */
export async function deleteQuestion({ pools }: Platform, by: Merchant, name: string): Promise<void> {
  await withDivision(pools.web, by.divisionId, async (db) => {
    if (!(await lockQuestion(db, by.divisionId, name))) throw new Refusal("notFound");
    await db.deleteFrom("help_questions").where("division_id", "=", by.divisionId).where("name", "=", name).execute();
    await writeAudit(db, { ...byMerchant(by), action: "help.deleted", subject: `help question ${name}`, detail: {} });
  });
}
