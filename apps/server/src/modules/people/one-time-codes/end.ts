import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { PurposeName } from "./purposes.ts";
import { tokenOf } from "./secrets.ts";
import { endById, endOfAccount } from "./write-queries.ts";

/** Ends a code before its time: its link and digits stop working. */
export const endCode = async ({ now }: Pick<Platform, "now">, db: Bound, id: number): Promise<void> => {
  await endById(db, id, now());
};

/** Ends the codes of an account that were issued after the one with `afterId`; all of them without it. */
export const endCodesOf = async (
  { now }: Pick<Platform, "now">,
  db: Bound,
  accountId: number,
  { purposes, afterId = 0 }: { purposes: readonly PurposeName[]; afterId?: number },
): Promise<void> => {
  await endOfAccount(db, accountId, { purposes, afterId, at: now() });
};

/** The link's token of a code that its own module sends. */
export const tokenOfCode = ({ config }: Pick<Platform, "config">, purpose: PurposeName, id: number): string =>
  tokenOf(config.secret, purpose, id);
