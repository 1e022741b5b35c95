// Whether an account wants a mail when a device that it has not used before signs in.
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { accountById } from "../accounts/index.ts";
import { setAlerts } from "../security/index.ts";

export const wantsSignInAlerts = ({ pools }: Pick<Platform, "pools">, accountId: number): Promise<boolean> =>
  withoutDivision(pools.web, async (db) => (await accountById(db, accountId))?.wants_sign_in_alerts ?? false);

export const setSignInAlerts = (
  { pools }: Pick<Platform, "pools">,
  accountId: number,
  isWanted: boolean,
): Promise<unknown> => withoutDivision(pools.web, (db) => setAlerts(db, accountId, isWanted));
