import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import { changeOwner } from "./write-queries.ts";

/** Moves the baskets to a new session token, which signing in creates. */
export const moveBaskets = ({ pools }: Platform, divisionId: DivisionId, from: string, to: string): Promise<void> =>
  withDivision(pools.web, divisionId, (db) =>
    changeOwner(db, divisionId, hashOfSessionToken(from), hashOfSessionToken(to)),
  );
