import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { type Owner, writeDown } from "./change-factors.ts";
import { setName } from "./write-queries.ts";

/** Gives a person another name. What they did before keeps the name that they had then; the same name changes nothing. */
export async function changeName({ pools }: Platform, owner: Owner, fullName: string): Promise<void> {
  if (fullName === owner.account.fullName) return;
  await withoutDivision(pools.web, async (db) => {
    await setName(db, owner.account.id, fullName);
    await writeDown(db, owner, "name.changed", { to: fullName });
  });
}
