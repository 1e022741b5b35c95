import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

const columns = ["id", "name", "blocks", "created_at"] as const;

export interface SectionRow {
  id: number;
  name: string;
  blocks: unknown;
  created_at: Date;
}

export const ownSections = (db: Bound, divisionId: DivisionId): Promise<SectionRow[]> =>
  db.selectFrom("page_sections").where("division_id", "=", divisionId).select(columns).orderBy("id", "desc").execute();

export const ownSection = (db: Bound, divisionId: DivisionId, id: number): Promise<SectionRow | undefined> =>
  db
    .selectFrom("page_sections")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .select(columns)
    .executeTakeFirst();

export const sectionOfUuid = (db: Bound, divisionId: DivisionId, uuid: string): Promise<SectionRow | undefined> =>
  db
    .selectFrom("page_sections")
    .where("division_id", "=", divisionId)
    .where("uuid", "=", uuid)
    .select(columns)
    .executeTakeFirst();
