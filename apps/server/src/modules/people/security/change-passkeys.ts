import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { addPasskey, deletePasskey, setPasskeyName } from "../passkeys/index.ts";
import { type Owner, writeDown } from "./change-factors.ts";

type Made = Parameters<typeof addPasskey>[3];

/** Adds the passkey that a browser has made. Throws wrongPasskey. */
export async function keepPasskey(platform: Platform, owner: Owner, made: Made): Promise<void> {
  const id = await addPasskey(platform, owner.request, owner.account, made);
  await withoutDivision(platform.pools.web, (db) => writeDown(db, owner, "passkey.added", { passkey: id }));
}

/** Gives a passkey of this person another name. Throws notFound. */
export async function renamePasskey({ pools }: Platform, { account }: Owner, id: number, name: string): Promise<void> {
  if (!(await withoutDivision(pools.web, (db) => setPasskeyName(db, account.id, id, name))))
    throw new Refusal("notFound");
}

/** Removes a passkey of this person. Throws notFound. */
export async function removePasskey({ pools }: Platform, owner: Owner, id: number): Promise<void> {
  await withoutDivision(pools.web, async (db) => {
    if (!(await deletePasskey(db, owner.account.id, id))) throw new Refusal("notFound");
    await writeDown(db, owner, "passkey.removed", { passkey: id });
  });
}
