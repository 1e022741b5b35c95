import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { addVisitor } from "./write-queries.ts";

/** Counts a visitor who came by a shared link. */
export const countReferral = (platform: Platform, divisionId: DivisionId, code: string): Promise<void> =>
  withDivision(platform.pools.web, divisionId, (db) => addVisitor(db, divisionId, code));
