import { ApiFailure } from "@selvedge/api-client/client";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { Notice } from "@selvedge/ui/feedback/notice";
import { Skeleton } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { DateText } from "@selvedge/ui/words/date-text";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { LookCard } from "../../split-tests/look-card.tsx";
import { ResultsCard } from "../../split-tests/results-card.tsx";
import { type SplitTestResults, splitTestQuery } from "../../split-tests/split-tests-query.ts";
import { TestActions } from "../../split-tests/test-actions.tsx";
import { kindWords, stateLooks } from "../../split-tests/test-words.ts";
import { Component as NotFound } from "../not-found.tsx";

/** One split test: its state, what can be done with it, and its results. */
export function Component() {
  const shop = useShop();
  const { id = "" } = useParams();
  const { data: test, error, isPending, refetch } = useQuery(splitTestQuery(shop.id, Number(id)));
  if (!test && error instanceof ApiFailure && error.status === 404) return <NotFound />;
  const failure = test ? null : loadError("The split test did not load.", error, refetch);
  const look = test && stateLooks[test.state];
  return (
    <>
      <PageHeader
        title={test?.name ?? "Split test"}
        crumbs={[{ label: "Split tests", href: "/split-tests" }]}
        badges={
          look ? (
            <StatusBadge tone={look.tone} shape={look.shape}>
              {look.words}
            </StatusBadge>
          ) : null
        }
        note={test ? <About test={test} /> : null}
        actions={test ? <TestActions test={test} /> : null}
      />
      {failure ? <ErrorState {...failure} /> : null}
      {isPending ? <Skeleton className="h-72 w-full" /> : null}
      {test ? (
        <div className="flex flex-col gap-4">
          <PageGone test={test} />
          <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
            <ResultsCard test={test} />
            <LookCard test={test} />
          </div>
        </div>
      ) : null}
    </>
  );
}

function About({ test: { kind, state, startedAt, endedAt } }: { test: SplitTestResults }) {
  const { title } = kindWords[kind];
  if (state === "draft" || !startedAt) return <>{title}. Not started yet.</>;
  return (
    <>
      {title}. {state === "running" ? "Running since " : "Ran from "}
      <DateText at={startedAt} inSentence />
      {endedAt ? (
        <>
          {" to "}
          <DateText at={endedAt} inSentence />
        </>
      ) : null}
      .
    </>
  );
}

/** A page that was taken down shows nobody anything else, so the test compares nothing. */
function PageGone({ test }: { test: SplitTestResults }) {
  const gone = test.variations.find(({ page }) => page && !page.isPublished);
  if (!gone?.page || test.state === "stopped") return null;
  return (
    <Notice tone="warning" title={`The page “${gone.page.name}” is not published`}>
      {test.state === "running"
        ? "Until it is, everyone sees the home page as it is, and the results compare nothing."
        : "Publish it before you start the test."}
    </Notice>
  );
}
