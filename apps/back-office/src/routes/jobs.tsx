import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { loadError } from "../data/failure-text.ts";
import type { FailedJob } from "../data/reply.ts";
import { JobRow } from "../jobs/job-row.tsx";
import { failedJobsQuery } from "../jobs/jobs-query.ts";
import { useRunAgain } from "../jobs/use-run-again.ts";

/** Jobs that failed every time they were tried, with the reason and a way to run each again. */
export function Component() {
  const { data, error, refetch } = useQuery(failedJobsQuery);
  const { busy, runAgain } = useRunAgain();
  const page = useRef<HTMLDivElement>(null);
  const hasRun = useRef(false);
  // The row that was pressed disappears and takes the focus along, so the next row gets it.
  useEffect(() => {
    if (!data || !hasRun.current || document.activeElement !== document.body) return;
    hasRun.current = false;
    (page.current?.querySelector<HTMLElement>("li button") ?? page.current)?.focus();
  }, [data]);
  const run = (job: FailedJob) => {
    hasRun.current = true;
    void runAgain(job);
  };
  const failure = loadError("Failed jobs did not load.", error, () => void refetch());
  const shown = data?.data.length ?? 0;
  return (
    <div ref={page} tabIndex={-1} className="p-4 outline-none md:p-6">
      <PageHeader title="Failed jobs" note="These jobs ran out of retries. Running one again is safe." />
      {failure ? <ErrorState {...failure} className="mb-4" /> : null}
      {data && shown > 0 ? (
        <>
          <ul className="rounded-card border border-line bg-surface">
            {data.data.map((job) => (
              <JobRow key={job.id} job={job} isBusy={busy.has(job.id)} onRunAgain={() => run(job)} />
            ))}
          </ul>
          {data.meta.total > shown ? (
            <p className="figures mt-3 text-dense text-ink-2">{`The last ${shown} of ${data.meta.total} are shown.`}</p>
          ) : null}
        </>
      ) : data ? (
        <EmptyState icon={CircleCheck} title="No failed jobs">
          Jobs that run out of retries appear here, with the reason.
        </EmptyState>
      ) : failure ? null : (
        <SkeletonLines lines={6} />
      )}
    </div>
  );
}
