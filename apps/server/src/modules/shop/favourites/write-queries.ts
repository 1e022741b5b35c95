import type { Bound } from "@selvedge/db/bound";
import type { DivisionId } from "@selvedge/domain/ids";

interface NewList {
  id: string;
  tokenDigest: Buffer;
  email: string;
  lines: readonly object[];
}

/** Stores a list that is mailed; false for one that is stored already. */
export async function insertList(
  db: Bound,
  divisionId: DivisionId,
  { id, tokenDigest, email, lines }: NewList,
): Promise<boolean> {
  const row = await db
    .insertInto("mailed_favourites")
    .values({ division_id: divisionId, id, token_digest: tokenDigest, email, lines: JSON.stringify(lines) })
    .onConflict((same) => same.columns(["division_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets where a list was mailed to. */
export const forgetAddress = (db: Bound, divisionId: DivisionId, id: string) =>
  db
    .updateTable("mailed_favourites")
    .where("division_id", "=", divisionId)
    .where("id", "=", id)
    .set({ email: "" })
    .execute();
