import { readDivision } from "@selvedge/db/read-division";
import { type ComingSoon, readComingSoon } from "@selvedge/domain/access/coming-soon";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { comingSoonPage } from "./queries.ts";

/** What the owner says on the coming-soon page, and when the shop opens. */
export const comingSoonOf = async ({ pools }: Platform, divisionId: DivisionId): Promise<ComingSoon> =>
  readComingSoon(await readDivision(pools.web, divisionId, (db) => comingSoonPage(db, divisionId)));
