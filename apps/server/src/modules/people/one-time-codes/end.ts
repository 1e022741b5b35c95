import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import type { PurposeName } from "./purposes.ts";
import { tokenOf } from "./secrets.ts";
import { endById } from "./write-queries.ts";

/** Ends a code before its time: its link and digits stop working. */
export const endCode = async ({ now }: Pick<Platform, "now">, db: Bound, id: number): Promise<void> => {
  await endById(db, id, now());
};

/** The link's token of a code that its own module sends. */
export const tokenOfCode = ({ config }: Pick<Platform, "config">, purpose: PurposeName, id: number): string =>
  tokenOf(config.secret, purpose, id);
