import { runJobAgain } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { type Actor, writePlatformAudit } from "../../people/staff/index.ts";

/** Gives a failed job all its tries again, with a word in the audit; any other job stays as it is. */
export async function runAgain({ pools }: Platform, id: number, by: Actor) {
  return withoutDivision(pools.backOffice, async (db) => {
    const job = await runJobAgain(db, id);
    if (job?.outcome === "again")
      await writePlatformAudit(db, by, {
        action: "job.run_again",
        subject: `job ${id}`,
        detail: { task: job.task, given: job.payload },
      });
    return { id, outcome: job?.outcome ?? ("gone" as const) };
  });
}
