import { Card } from "@selvedge/ui/content/card";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { badgesQuery, terminalsQuery } from "../badges/badges-query.ts";
import { PersonRow } from "../badges/person-row.tsx";
import { TerminalsCard } from "../badges/terminals-card.tsx";
import { loadError } from "../data/failure-text.ts";

/** Badges of the floor: who has one, their PINs, and the terminals on which they work. */
export function Component() {
  const people = useQuery(badgesQuery);
  const terminals = useQuery(terminalsQuery);
  const error = people.error ?? terminals.error;
  const failure = loadError("Badges did not load.", error, () => {
    void people.refetch();
    void terminals.refetch();
  });
  return (
    <div className="p-4 md:p-6">
      <PageHeader
        title="Badges"
        note="A badge and a PIN open a station for the person they belong to, and nothing else."
      />
      {failure ? <ErrorState {...failure} className="mb-4" /> : null}
      {people.data && terminals.data ? (
        <div className="flex flex-col gap-6">
          <Card flush title="People" note={`${people.data.length} work at the stations.`}>
            <ul aria-label="People" className="border-line border-t">
              {people.data.map((person) => (
                <PersonRow key={person.staffNumber} person={person} />
              ))}
            </ul>
          </Card>
          <TerminalsCard terminals={terminals.data} />
        </div>
      ) : failure ? null : (
        <SkeletonLines lines={8} />
      )}
    </div>
  );
}
