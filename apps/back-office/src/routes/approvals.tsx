import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { useEffect, useState } from "react";
import { approvalCounts } from "../approvals/approval-counts.ts";
import { approvalsQuery } from "../approvals/approvals-query.ts";
import { DesignReview } from "../approvals/design-review.tsx";
import { usePreload } from "../approvals/design-view.tsx";
import { Queue } from "../approvals/queue.tsx";
import { useDecisions } from "../approvals/use-decisions.ts";
import { loadError } from "../data/failure-text.ts";
import { useKeys } from "../data/use-keys.ts";
import { useSeconds } from "../data/use-seconds.ts";
import { KeyFooter } from "../orders/key-footer.tsx";

/** Publishing sends no event, so the page fetches new designs at this interval. */
const refetchMs = 30_000;

/** Designs that wait for a look, one at a time; every step has its key, and a decision is applied at once. */
export function Component() {
  const { data, error, refetch } = useQuery({ ...approvalsQuery, refetchInterval: refetchMs });
  const decisions = useDecisions();
  const [onScreen, setOnScreen] = useState<number | null>(null);
  const done = new Set(decisions.decided.map(({ product }) => product.id));
  const open = (data?.data ?? []).filter(({ id }) => !done.has(id));
  const waiting = [
    ...open.filter(({ id }) => !decisions.skipped.has(id)),
    ...open.filter(({ id }) => decisions.skipped.has(id)),
  ];
  const current = waiting.find(({ id }) => id === onScreen) ?? waiting[0];
  // The design on screen stays, whatever the list begins with once it is fetched again.
  if (current && current.id !== onScreen) setOnScreen(current.id);
  usePreload(waiting.slice(0, 5));
  // The list holds the first of them alone: once it is looked through, what waits behind its end is fetched.
  const isLookedThrough =
    decisions.decided.length > 0 && !decisions.isSending && open.every(({ id }) => decisions.skipped.has(id));
  useEffect(() => {
    if (isLookedThrough) void refetch();
  }, [isLookedThrough, refetch]);
  const undo = async () => {
    const back = await decisions.undo();
    if (back !== null) setOnScreen(back);
  };
  const failure = loadError("Approvals did not load.", error, () => void refetch());
  if (failure && !data)
    return (
      <div className="p-6">
        <ErrorState {...failure} />
      </div>
    );
  if (!data)
    return (
      <div className="p-6">
        <SkeletonLines lines={6} />
      </div>
    );
  const counts = approvalCounts(data, decisions.decided);
  return (
    <div className="flex min-h-full flex-col">
      <title>Approvals · Selvedge</title>
      <h1 className="sr-only">Approvals</h1>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start xl:content-stretch xl:grid-cols-[212px_minmax(0,1fr)]">
        <aside className="border-line border-r bg-surface">
          <p className="border-line border-b px-4 py-3.5">
            <strong className="figures text-card font-semibold">{`${counts.waiting} waiting`}</strong>
            <span className="figures block text-label text-ink-2">{`${counts.decidedToday} decided today`}</span>
          </p>
          <Queue waiting={waiting} current={current?.id} decided={decisions.decided} onChoose={setOnScreen} />
        </aside>
        {current ? (
          <DesignReview
            key={current.id}
            product={current}
            onDecide={(decision, reason, words) => decisions.decide(current, decision, reason, words)}
            onSkip={() => {
              decisions.skip(current);
              setOnScreen(null);
            }}
            onUndo={() => void undo()}
          />
        ) : (
          <AllDone isWaiting={decisions.isSending || counts.waiting > 0} failure={failure} onUndo={() => void undo()} />
        )}
      </div>
      <KeyFooter
        keys={[
          ["A", "Approve"],
          ["D", "Deny with a number"],
          ["S", "Skip"],
          ["U", "Undo"],
          ["F", "Front"],
          ["B", "Back"],
          ["V", "On garment"],
          ["]", "Next colour"],
        ]}
      >
        {decisions.last ? (
          <UndoClock
            until={decisions.last.undoUntil}
            name={decisions.last.product.name}
            status={decisions.last.status}
          />
        ) : null}
      </KeyFooter>
    </div>
  );
}

/** No design is waiting: shown once the server has the last decision and has returned no other design. */
function AllDone({
  isWaiting,
  failure,
  onUndo,
}: {
  isWaiting: boolean;
  failure: ReturnType<typeof loadError>;
  onUndo: () => void;
}) {
  useKeys({ u: onUndo });
  if (failure)
    return (
      <div className="p-6">
        <ErrorState {...failure} />
      </div>
    );
  return (
    <EmptyState icon={BadgeCheck} title={isWaiting ? "One moment" : "All reviewed"}>
      New designs appear here automatically when a shop publishes them.
    </EmptyState>
  );
}

function UndoClock({ until, name, status }: { until: number; name: string; status: string }) {
  const now = useSeconds();
  const left = Math.ceil((until - now) / 1000);
  return <span role="status">{left > 0 ? `${name} ${status}. Undo in ${left} s` : `${name} ${status}`}</span>;
}
