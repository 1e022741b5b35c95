import { failedJobs } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { chainRow } from "./queries.ts";

/** How much of the audit is chained, and the sentence of the nightly check where that found something. */
export async function readChain({ pools }: Pick<Platform, "pools">) {
  return withoutDivision(pools.backOffice, async (db) => {
    const { links, linked_at, waiting } = await chainRow(db);
    const { jobs } = await failedJobs(db, mostJobs);
    return {
      links: Number(links),
      linkedAt: linked_at?.toISOString() ?? null,
      waiting,
      fault: jobs.find(({ task }) => task === "check_audit")?.reason ?? null,
    };
  });
}

/** Failed jobs that are searched for the check's. */
const mostJobs = 200;
