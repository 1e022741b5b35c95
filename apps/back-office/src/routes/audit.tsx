import { Button } from "@selvedge/ui/actions/button";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { ScrollText } from "lucide-react";
import { AuditFilters } from "../audit/audit-filters.tsx";
import { type AuditFilter, auditQuery, noFilter } from "../audit/audit-queries.ts";
import { ChainCard } from "../audit/chain-card.tsx";
import { EntryRow } from "../audit/entry-row.tsx";
import { loadError } from "../data/failure-text.ts";

/** What was done in every shop and on the platform, the newest first. */
export function Component() {
  const { values, change } = useListAddress({ ...noFilter });
  const { before, ...filter } = values as unknown as AuditFilter;
  const { data, error, refetch } = useQuery(auditQuery({ ...filter, before }));
  const failure = loadError("The audit did not load.", error, () => void refetch());
  const isFiltered = Object.values(filter).some(Boolean);
  // "Back" undoes a step to another page.
  const goTo = (next: string) => {
    change({ before: next }, { replace: false });
    scrollTo({ top: 0 });
  };
  return (
    <div className="flex max-w-260 flex-col gap-4 p-4 md:p-6">
      <PageHeader title="Audit" note="Who did what, in every shop and on the platform. Nobody can change it." />
      <ChainCard />
      <AuditFilters
        key={JSON.stringify(filter)}
        filter={{ ...filter, before }}
        onApply={(next) => change({ ...next })}
      />
      {failure ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={10} /> : null}
      {data && data.data.length === 0 ? (
        <EmptyState
          icon={ScrollText}
          title={isFiltered ? "Nothing matches" : "Nothing was done yet"}
          action={isFiltered ? <Button onPress={() => change({ ...noFilter })}>Show all</Button> : null}
        >
          {isFiltered ? "An action and a thing match by how they begin, a person by any part of the name." : ""}
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <ul aria-label="Audit" className="rounded-card border border-line bg-surface">
          {data.data.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : null}
      {before || data?.meta.next ? (
        <nav aria-label="Pages" className="flex justify-between gap-2">
          <Button isDisabled={!before} onPress={() => goTo("")}>
            Newest
          </Button>
          <Button isDisabled={!data?.meta.next} onPress={() => goTo(data?.meta.next ?? "")}>
            Older
          </Button>
        </nav>
      ) : null}
    </div>
  );
}
