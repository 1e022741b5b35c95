import { Button } from "@selvedge/ui/actions/button";
import { TextLink } from "@selvedge/ui/actions/text-link";
import { DateText } from "@selvedge/ui/words/date-text";
import { RotateCw } from "lucide-react";
import type { FailedJob } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** One failed job: what it does and for whom, why it failed, how often it was tried, since when. */
export function JobRow({ job, isBusy, onRunAgain }: { job: FailedJob; isBusy: boolean; onRunAgain: () => void }) {
  const mayRun = useMay("jobs.run");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <h2 className="text-body font-semibold">
          {job.what}
          <About job={job} />
        </h2>
        <p className="text-dense text-danger wrap-anywhere">{job.reason}</p>
        {job.shop ? <p className="text-label text-ink-2">{job.shop}</p> : null}
      </div>
      <p className="figures text-dense text-ink-2 max-md:flex-1 md:text-right">
        <span className="block">{job.tries === 1 ? "Tried once" : `Tried ${job.tries} times`}</span>
        <span className="block">
          Since: <DateText at={job.createdAt} />
        </span>
      </p>
      {mayRun ? (
        <Button
          size="dense"
          icon={RotateCw}
          busy={isBusy}
          busyLabel="Asking"
          aria-label={`Run again: ${[job.what, job.about].filter(Boolean).join(", ")}`}
          onPress={onRunAgain}
        >
          Run again
        </Button>
      ) : null}
    </li>
  );
}

function About({ job: { about, orderId } }: { job: FailedJob }) {
  const mayOpen = useMay("orders.read");
  if (!about) return null;
  return (
    <>
      {", "}
      <span className={orderId === null ? undefined : "whitespace-nowrap"}>
        {orderId !== null && mayOpen ? <TextLink href={`/orders/${orderId}`}>{about}</TextLink> : about}
      </span>
    </>
  );
}
