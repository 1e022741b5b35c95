import { EmptyState } from "@selvedge/ui/feedback/empty-state";
import { useListAddress } from "@selvedge/ui/routing/use-list-address.ts";
import { IdCard } from "lucide-react";
import { useLocation, useParams } from "react-router";
import { PeopleList } from "../staff/people-list.tsx";
import { Profile } from "../staff/profile.tsx";

const noFilter = { q: "", kind: "", role: "", state: "" };

/** Those who work here: the list, and beside it the person who is chosen. On a narrow screen one of the two. */
export function Component() {
  const { id } = useParams();
  const { search } = useLocation();
  const { values, page, change } = useListAddress(noFilter);
  const chosen = id === undefined ? null : Number(id);
  return (
    <div className="grid min-h-full grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)]">
      {chosen === null ? <title>Staff · Selvedge</title> : null}
      <div className={`border-line border-r bg-surface ${chosen === null ? "" : "max-lg:hidden"}`}>
        <PeopleList values={values} page={page} onChange={change} chosen={chosen} />
      </div>
      {chosen === null ? (
        <div className="max-lg:hidden">
          <EmptyState icon={IdCard} title="Choose a person">
            Their roles, what they may do, and their record.
          </EmptyState>
        </div>
      ) : (
        <Profile key={chosen} id={chosen} listSearch={search} />
      )}
    </div>
  );
}
