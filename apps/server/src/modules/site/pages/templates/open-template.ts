import { randomUUID } from "node:crypto";
import type { Bound } from "@selvedge/db/bound";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { type TemplateName, templateUrl } from "@selvedge/domain/templates/template-names";
import { TEMPLATES, usualTemplate } from "@selvedge/pages/templates/templates";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";
import { byMerchant, type Merchant, writeAudit } from "../../../plumbing/audit/index.ts";
import type { DraftRow } from "../draft-queries.ts";
import { draftOf } from "../save-page.ts";
import { keepReplaced } from "../versions/keep-replaced.ts";
import { deleteSchedule, insertPage, unpublishRow, updateDraft } from "../write-queries.ts";

/** The page that a template is edited as; made of the usual one where nobody has opened it yet. Of two at once one is made. */
export async function openTemplate({ pools, now }: Platform, by: Merchant, template: TemplateName): Promise<DraftRow> {
  const { divisionId } = by;
  return withDivision(pools.web, divisionId, async (db) => {
    const known = await templateId(db, divisionId, template);
    if (known !== null) return draftOf(db, by, known);
    const page = usualTemplate(template);
    const id = await insertPage(db, divisionId, {
      ...{ uuid: randomUUID(), url: templateUrl(template), name: TEMPLATES[template].title, page, template },
      ...{ accountId: by.account.id, at: now() },
    });
    await writeAudit(db, { ...byMerchant(by), action: "page.created", subject: `page ${id}`, detail: { template } });
    return draftOf(db, by, id);
  });
}

/** Makes a template the usual one again, for visitors at once. Its versions stay. */
export async function resetTemplate(platform: Platform, by: Merchant, template: TemplateName): Promise<DraftRow> {
  const { id } = await openTemplate(platform, by, template);
  const { divisionId } = by;
  return withDivision(platform.pools.web, divisionId, async (db) => {
    const row = await draftOf(db, by, id);
    await deleteSchedule(db, divisionId, id);
    await keepReplaced(db, row, { at: platform.now(), by: by.account.id, isWhole: true });
    await updateDraft(db, divisionId, id, {
      ...{ url: row.url, name: row.name, page: usualTemplate(template) },
      ...{ accountId: by.account.id, at: platform.now() },
    });
    await unpublishRow(db, divisionId, id);
    await writeAudit(db, { ...byMerchant(by), action: "page.hidden", subject: `page ${id}`, detail: { template } });
    return draftOf(db, by, id);
  });
}

/** Locked until the end of the transaction, so that nobody else makes it meanwhile. */
async function templateId(db: Bound, divisionId: DivisionId, template: TemplateName): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtext('template'), ${divisionId})`.execute(db);
  const row = await db
    .selectFrom("pages")
    .where("division_id", "=", divisionId)
    .where("template", "=", template)
    .select("id")
    .executeTakeFirst();
  return row?.id ?? null;
}
