import type { Bound } from "@selvedge/db/bound";
import type { Scene } from "@selvedge/design/scene";
import type { DivisionId } from "@selvedge/domain/ids";
import { sql } from "kysely";

export async function insertDesign(
  db: Bound,
  divisionId: DivisionId,
  design: { name: string; scene: Scene; sceneHash: string; createdBy: number },
): Promise<number> {
  const row = await db
    .insertInto("designs")
    .values({
      division_id: divisionId,
      name: design.name,
      blank_code: design.scene.blank,
      scene: JSON.stringify(design.scene),
      scene_hash: design.sceneHash,
      created_by: design.createdBy,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes a design over the version given; undefined when that is no longer the newest. */
export async function writeDesign(
  db: Bound,
  divisionId: DivisionId,
  id: number,
  design: { version: number; name: string; scene: Scene; sceneHash: string },
): Promise<{ version: number; updated_at: Date } | undefined> {
  return db
    .updateTable("designs")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .where("version", "=", design.version)
    .set({
      name: design.name,
      scene: JSON.stringify(design.scene),
      scene_hash: design.sceneHash,
      version: design.version + 1,
      updated_at: sql`now()`,
    })
    .returning(["version", "updated_at"])
    .executeTakeFirst();
}

/** Moves the drafts made from a design to its newest form; published products stay on the published form. */
export const refreshDrafts = (
  db: Bound,
  divisionId: DivisionId,
  designId: number,
  { scene, sceneHash }: { scene: Scene; sceneHash: string },
) =>
  db
    .updateTable("products")
    .where("division_id", "=", divisionId)
    .where("design_id", "=", designId)
    .where("published_at", "is", null)
    .set({ scene: JSON.stringify(scene), scene_hash: sceneHash })
    .execute();
