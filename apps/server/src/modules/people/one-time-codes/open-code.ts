import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { PurposeName } from "./purposes.ts";
import { openOfAccount } from "./queries.ts";

/** Where the newest code of an account that still works was sent, and its data; null for none. */
export const openCode = async ({ now }: Pick<Platform, "now">, db: Bound, purpose: PurposeName, accountId: number) =>
  (await openOfAccount(db, purpose, accountId, now())) ?? null;
