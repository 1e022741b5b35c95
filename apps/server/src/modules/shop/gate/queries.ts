import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

export async function comingSoonPage(db: Bound, divisionId: DivisionId): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select("coming_soon_page")
    .executeTakeFirst();
  return row?.coming_soon_page as Record<string, unknown> | undefined;
}

/** The hash of a shop's password, or null where it has none. */
export async function shopPasswordHash(db: Bound, divisionId: DivisionId): Promise<string | null> {
  const row = await db
    .selectFrom("shop_sites")
    .where("division_id", "=", divisionId)
    .select("password_hash")
    .executeTakeFirst();
  return row?.password_hash ?? null;
}
