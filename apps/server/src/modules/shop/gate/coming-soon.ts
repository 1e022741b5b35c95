import { readDivision } from "@selvedge/db/read-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { comingSoonPage } from "./queries.ts";

/** The owner's texts for the coming-soon page; empty if there are none. */
export async function comingSoonTexts(
  { pools }: Platform,
  divisionId: DivisionId,
): Promise<{ title: string; text: string }> {
  const stored = await readDivision(pools.web, divisionId, (db) => comingSoonPage(db, divisionId));
  return { title: textOf(stored?.title), text: textOf(stored?.text) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
