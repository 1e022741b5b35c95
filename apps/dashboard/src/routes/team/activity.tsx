import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { activityQuery } from "../../activity/activity-query.ts";
import { ActivityRow } from "../../activity/activity-row.tsx";
import { loadError } from "../../data/failure-text.ts";
import { useShop } from "../../session/shop.ts";
import { teamQuery } from "../../team/team-query.ts";

const everyone = "everyone";

/** What the people of a shop did in it, the newest first. */
export function Component() {
  const shop = useShop();
  const { values, change } = useListAddress({ person: "", before: "" });
  const { person, before } = values;
  const { data: team } = useQuery(teamQuery(shop.id));
  const { data, error, refetch } = useQuery(activityQuery(shop.id, { person, before }));
  const failure = data ? null : loadError("What people did, did not load.", error, refetch);
  const people = (team?.people ?? []).map(({ id, fullName }) => ({ id: String(id), label: fullName }));
  // "Back" undoes a step to another page.
  const goTo = (next: string) => {
    change({ before: next }, { replace: false });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader
        title="Who did what"
        note="Changes that people made in this shop. Nobody can alter this list."
        crumbs={[
          { label: "Settings", href: "/settings" },
          { label: "Team", href: "/settings/team" },
        ]}
      />
      <div className="flex max-w-200 flex-col gap-4">
        <SelectField
          compact
          label="Person"
          options={[{ id: everyone, label: "Everyone" }, ...people]}
          value={person || everyone}
          onChange={(id) => change({ person: id === everyone ? "" : id, before: "" })}
          className="max-w-72"
        />
        {failure ? <ErrorState {...failure} /> : null}
        {!data && !failure ? <SkeletonLines lines={10} /> : null}
        {data && data.data.length > 0 ? (
          <ul aria-label="Who did what" className="rounded-card border border-line bg-surface">
            {data.data.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
        ) : null}
        {data && data.data.length === 0 ? (
          <Nothing isOfOne={person !== ""} onAll={() => change({ person: "" })} />
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
    </>
  );
}

function Nothing({ isOfOne, onAll }: { isOfOne: boolean; onAll: () => void }) {
  return (
    <EmptyState
      icon={History}
      title={isOfOne ? "This person changed nothing yet" : "Nothing was changed yet"}
      action={isOfOne ? <Button onPress={onAll}>Show everyone</Button> : null}
    >
      Changes to products, pages, orders and the team appear here with the person who made them.
    </EmptyState>
  );
}
