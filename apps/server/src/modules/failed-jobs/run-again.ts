import { runJobAgain } from "@selvedge/db/jobs";
import { withPlatform } from "@selvedge/db/with-division";
import type { Platform } from "../../platform.ts";
import { type Doer, writePlatformAudit } from "../people/index.ts";

/** Gives a failed job all its tries again, with a word in the audit; any other job stays as it is. */
export async function runAgain({ pools }: Platform, id: number, by: Doer) {
  return withPlatform(pools.backOffice, async (db) => {
    const job = await runJobAgain(db, id);
    if (job?.outcome === "again")
      await writePlatformAudit(db, by, "job.run_again", `job ${id}`, { task: job.task, given: job.payload });
    return { id, outcome: job?.outcome ?? ("gone" as const) };
  });
}
