import type { Bound } from "@selvedge/db/bound";
import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { type TemplateName, templateNames } from "@selvedge/domain/templates/template-names";
import { usualTemplate } from "@selvedge/pages/templates/templates";
import type { WirePage } from "@selvedge/pages/wire/wire";
import { sql } from "kysely";
import type { Platform } from "../../../../platform.ts";
import { isEdited } from "../present-page.ts";

interface Listed {
  template: TemplateName;
  id: number;
  draft: WirePage;
  published: WirePage | null;
  updatedAt: Date;
  editedBy: string | null;
  scheduledFor: Date | null;
}

/** Every template of a shop, once: those that nobody has opened yet are the usual ones. */
export async function readTemplates({ pools }: Platform, divisionId: DivisionId) {
  const rows = await readDivision(pools.web, divisionId, (db) => storedTemplates(db, divisionId));
  return templateNames.map((template) => {
    const row = rows.find((each) => each.template === template);
    const isPublished = row?.published != null && row.published.published !== false;
    return {
      ...{ template, id: row ? Number(row.id) : null, isPublished },
      // Visitors see the usual one until one is published.
      edited: row ? isEdited(row.draft, isPublished ? row.published : usualTemplate(template)) : false,
      updatedAt: row?.updatedAt.toISOString() ?? null,
      editedBy: row?.editedBy ?? null,
      scheduledFor: row?.scheduledFor?.toISOString() ?? null,
    };
  });
}

async function storedTemplates(db: Bound, divisionId: DivisionId): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select p.template, p.id, p.draft, p.published, p.updated_at as "updatedAt", coalesce(nullif(a.full_name, ''), a.email) as "editedBy",
      s.publish_at as "scheduledFor"
    from pages p left join accounts a on a.id = p.updated_by
      left join page_schedules s on s.division_id = p.division_id and s.page_id = p.id
    where p.division_id = ${divisionId} and p.template is not null and p.deleted_at is null`.execute(db);
  return rows;
}
