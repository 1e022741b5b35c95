// What is said of a shop before it is made. Each step stores what it was told, so that the next one may be taken anywhere.
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { checkAddress } from "./check-address.ts";
import { nameDraft, setDraftGoods } from "./write-queries.ts";

/**
 * Stores the name and the address of the shop that an account is making. The address is nobody's until the shop is made.
 * Throws validation with the field "label" for one that may not be had.
 */
export async function nameShop(
  platform: Platform,
  accountId: number,
  { name, label }: { name: string; label: string },
): Promise<void> {
  const { state, message, offers } = await checkAddress(platform, label);
  if (state !== "free") throw addressRefused(message, offers);
  await withoutDivision(platform.pools.web, (db) => nameDraft(db, accountId, name, label));
}

/** The refusal of an address, with those that are free in its place. */
export const addressRefused = (message: string, offers: readonly string[]): Refusal =>
  new Refusal("validation", {
    errors: { label: [offers.length > 0 ? `${message} Free: ${offers.join(", ")}` : message] },
  });

/** Stores what a shop will sell; nothing when the question was skipped. */
export const chooseGoods = ({ pools }: Platform, accountId: number, sells: readonly string[]): Promise<void> =>
  withoutDivision(pools.web, async (db) => void (await setDraftGoods(db, accountId, sells)));
