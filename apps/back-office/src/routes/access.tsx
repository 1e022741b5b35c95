import { LinkButton } from "@selvedge/ui/actions/link-button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { TabBar } from "@selvedge/ui/frames/tab-bar";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, UsersRound } from "lucide-react";
import { useState } from "react";
import { requestsQuery, summaryQuery } from "../access/access-queries.ts";
import { AnsweredRow } from "../access/answered-row.tsx";
import { DoorsCard } from "../access/doors-card.tsx";
import { EndsSoonCard } from "../access/ends-soon-card.tsx";
import { RequestCard } from "../access/request-card.tsx";
import { loadError } from "../data/failure-text.ts";
import type { AccessRequest } from "../data/reply.ts";
import { useKeys } from "../data/use-keys.ts";
import { KeyFooter } from "../orders/key-footer.tsx";
import { useMay } from "../session/person.ts";

/** Requests for permissions, waiting or answered; beside them what ends soon and what staff were refused. */
export function Component() {
  const { values } = useListAddress({ view: "waiting" });
  const view = values.view === "answered" ? "answered" : "waiting";
  const { data, error, refetch } = useQuery(requestsQuery(view));
  const summary = useQuery(summaryQuery);
  const maySeeRoles = useMay("staff.read");
  const failure = loadError("Requests did not load.", error, () => void refetch());
  const waiting = data?.meta.waiting;
  const list = failure ? (
    <ErrorState {...failure} />
  ) : data ? (
    <Requests view={view} requests={data.data} />
  ) : (
    <SkeletonLines lines={6} />
  );
  return (
    <div className="flex min-h-full flex-col">
      <div className="flex-1 p-4 md:p-6">
        <PageHeader
          title="Access requests"
          note="The person who asked gets your answer by email. Nobody answers their own request."
          actions={
            maySeeRoles ? (
              <LinkButton icon={UsersRound} href="/roles">
                What roles give
              </LinkButton>
            ) : null
          }
        />
        <div className="grid items-start gap-x-4 gap-y-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
          <TabBar
            thread
            label="Requests"
            selectedKey={view}
            tabs={[
              {
                id: "waiting",
                label: "To answer",
                href: "/access",
                content: list,
                ...(waiting === undefined ? {} : { count: waiting }),
              },
              { id: "answered", label: "Answered", href: "/access?view=answered", content: list },
            ]}
          />
          {summary.data ? (
            <aside aria-label="What ends and what was refused" className="flex flex-col gap-4">
              <EndsSoonCard endsSoon={summary.data.endsSoon} />
              <DoorsCard doors={summary.data.doors} />
            </aside>
          ) : null}
        </div>
      </div>
      {view === "waiting" && waiting ? <KeyFooter keys={keys} /> : null}
    </div>
  );
}

function Requests({ view, requests }: { view: "waiting" | "answered"; requests: readonly AccessRequest[] }) {
  if (requests.length === 0)
    return view === "waiting" ? (
      <EmptyState icon={CircleCheck} title="Nobody waits for an answer">
        When someone asks for a permission, their request appears here with their reason.
      </EmptyState>
    ) : (
      <EmptyState icon={CircleCheck} title="Nothing answered yet">
        Requests that were granted or refused appear here.
      </EmptyState>
    );
  if (view === "answered")
    return (
      <ul className="rounded-card border border-line bg-surface">
        {requests.map((request) => (
          <AnsweredRow key={request.id} request={request} />
        ))}
      </ul>
    );
  return <Waiting requests={requests} />;
}

/** The requests that wait: J and K go from one to the next, and keys answer the one that is marked. */
function Waiting({ requests }: { requests: readonly AccessRequest[] }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.max(
    0,
    requests.findIndex(({ id }) => id === chosen),
  );
  const step = (by: number) => setChosen(requests[Math.min(Math.max(at + by, 0), requests.length - 1)]!.id);
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <ul className="flex flex-col gap-4">
      {requests.map((request, place) => (
        <li key={request.id}>
          <RequestCard request={request} isCurrent={place === at} onCurrent={() => setChosen(request.id)} />
        </li>
      ))}
    </ul>
  );
}

const keys: readonly [keys: string, words: string][] = [
  ["J", "Next"],
  ["K", "Before"],
  ["Y", "Give"],
  ["N", "Refuse"],
  ["1–4", "For how long"],
];
