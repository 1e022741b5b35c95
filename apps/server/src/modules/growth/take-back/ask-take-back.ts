import { randomUUID } from "node:crypto";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { Platform } from "../../../platform.ts";
import { countTry, limits, mayTry } from "../../../plugins/limits.ts";

/**
 * Leaves a mail with instructions for an address. False where the shop has sent it several in the last hour: it gets no
 * more. Throws tooManyTries for a caller who asks for very many addresses.
 */
export async function askTakeBack(
  { pools }: Platform,
  divisionId: DivisionId,
  { email, remoteAddress }: { email: string; remoteAddress: string },
): Promise<boolean> {
  await countTry(pools, limits.takeBacks, remoteAddress);
  if (!(await mayTry(pools, limits.takeBackMails, `${divisionId} ${normaliseEmail(email)}`))) return false;
  const request = randomUUID();
  await withDivision(pools.web, divisionId, (db) =>
    enqueue(db, "take_back_asked", { divisionId, email, request }, { key: `take back ${request}` }),
  );
  return true;
}
