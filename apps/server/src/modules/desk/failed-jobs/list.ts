import { type FailedJob, failedJobs } from "@selvedge/db/jobs";
import { withoutDivision } from "@selvedge/db/with-division";
import type { Platform } from "../../../platform.ts";
import { type Named, nameSubjects } from "./queries.ts";
import { subjectOf } from "./subjects.ts";
import { taskName } from "./task-names.ts";

const mostShown = 200;

/** Jobs whose tries are used up, the last tried first, each with the record it is for. */
export async function listFailedJobs({ pools }: Platform) {
  return withoutDivision(pools.backOffice, async (db) => {
    const { jobs, total } = await failedJobs(db, mostShown);
    const subjects = jobs.map((job) => subjectOf(job.payload));
    const named = await nameSubjects(db, subjects);
    const data = jobs.map((job, place) => {
      const { reference, number } = subjects[place]!;
      return presentJob(job, named[place]!, reference ?? number ?? "");
    });
    return { data, meta: { total } };
  });
}

function presentJob(job: FailedJob, { about, orderId, shop }: Named, reference: string) {
  return {
    id: job.id,
    what: taskName(job.task),
    about: about || reference,
    orderId,
    shop,
    reason: reasonWords(job.reason),
    tries: job.tries,
    createdAt: job.createdAt.toISOString(),
    triedAt: job.triedAt.toISOString(),
  };
}

/** A validation error of a job's input is a list whose first line has no content. */
function reasonWords(reason: string): string {
  if (reason === "") return "It gave no reason.";
  return reason.startsWith("[") ? "Its input is not valid." : reason;
}
