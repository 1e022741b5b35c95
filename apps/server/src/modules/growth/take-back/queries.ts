import type { Bound } from "@selvedge/db/bound";

/** Where worn garments go: the factory with the remill. */
export async function remillAddress(db: Bound): Promise<string[]> {
  const { street, city, zip } = await db
    .selectFrom("factories")
    .where("code", "=", "telford")
    .select(["street", "city", "zip"])
    .executeTakeFirstOrThrow();
  return [street, `${city} ${zip}`.trim()].filter(Boolean);
}
