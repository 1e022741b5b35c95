import { Button } from "@selvedge/ui/actions/button";
import { Avatar } from "@selvedge/ui/content/avatar";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { SearchBox } from "@selvedge/ui/fields/search-box";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ActiveFilterChip, FilterChip } from "@selvedge/ui/tables/filter-chip";
import { Pagination } from "@selvedge/ui/tables/pagination";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { useLocation } from "react-router";
import { rolesQuery } from "../access/access-queries.ts";
import { loadError } from "../data/failure-text.ts";
import type { StaffRow } from "../data/reply.ts";
import { MutedMark, StatusMark } from "./person-marks.tsx";
import { perPage, staffQuery } from "./staff-queries.ts";

interface Values {
  q: string;
  kind: string;
  role: string;
  state: string;
}

interface PeopleListProps {
  values: Values;
  page: number;
  onChange: (changes: Partial<Values> & { page?: number }) => void;
  chosen: number | null;
}

const kinds = [
  { id: "office", label: "Office" },
  { id: "factory", label: "Factory" },
];
const states = [
  { id: "enabled", label: "Enabled" },
  { id: "pending", label: "Pending" },
  { id: "disabled", label: "Disabled" },
  { id: "muted", label: "Muted" },
];

/** The list with its search and filters, all of them in the address. */
export function PeopleList({ values, page, onChange, chosen }: PeopleListProps) {
  const { data, error, refetch } = useQuery(staffQuery({ ...values, page }));
  const roles = useQuery(rolesQuery);
  const failure = loadError("Staff did not load.", error, () => void refetch());
  const filters: { name: keyof Values; label: string; options: readonly { id: string; label: string }[] }[] = [
    { name: "kind", label: "Works in", options: kinds },
    {
      name: "role",
      label: "Role",
      options: (roles.data?.data ?? []).map(({ word, name }) => ({ id: word, label: name })),
    },
    { name: "state", label: "State", options: states },
  ];
  const isFiltered = Object.values(values).some(Boolean);
  return (
    <div className="flex flex-col">
      <div className="flex flex-col gap-2.5 px-4 pt-4 pb-3">
        <div className="flex items-baseline justify-between gap-3">
          <h1 className="text-title font-semibold">Staff</h1>
          {data ? <span className="figures text-dense text-ink-2">{peopleText(data.meta.total)}</span> : null}
        </div>
        <SearchStaff key={values.q} q={values.q} onSearch={(q) => onChange({ q })} />
        <div className="flex flex-wrap gap-2">
          {filters.map(({ name, label, options }) => {
            const chosen = options.find(({ id }) => id === values[name]);
            return chosen ? (
              <ActiveFilterChip
                key={name}
                label={`${label}: ${chosen.label}`}
                onRemove={() => onChange({ [name]: "" })}
              />
            ) : (
              <Menu
                key={name}
                label={label}
                placement="bottom start"
                trigger={<FilterChip>{label}</FilterChip>}
                actions={options.map((option) => ({ ...option, onAction: () => onChange({ [name]: option.id }) }))}
              />
            );
          })}
        </div>
      </div>
      {failure && !data ? (
        <div className="p-4">
          <ErrorState {...failure} />
        </div>
      ) : null}
      {!data && !failure ? (
        <div className="p-4">
          <SkeletonLines lines={8} />
        </div>
      ) : null}
      {data && data.data.length === 0 ? (
        <div className="flex flex-col items-start gap-3 border-line border-t p-4">
          <p className="text-body text-ink-2">Nobody matches.</p>
          {isFiltered ? (
            <Button size="row" onPress={() => onChange({ q: "", kind: "", role: "", state: "" })}>
              Show everyone
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul aria-label="Staff">
        {data?.data.map((person) => (
          <PersonRow key={person.id} person={person} isChosen={person.id === chosen} />
        ))}
      </ul>
      {data && data.meta.total > perPage ? (
        <div className="border-line border-t px-4 py-3">
          <Pagination
            page={page}
            pageSize={perPage}
            total={data.meta.total}
            onPage={(next) => onChange({ page: next })}
          />
        </div>
      ) : null}
    </div>
  );
}

const peopleText = (total: number): string => (total === 1 ? "1 person" : `${total} people`);

/** Searches on Enter, and stops when it is emptied. */
function SearchStaff({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q);
  return (
    <SearchBox
      label="Search staff"
      placeholder="Name, team, role or badge"
      value={text}
      onChange={setText}
      onSubmit={(next) => onSearch(next.trim())}
      onClear={() => onSearch("")}
    />
  );
}

function PersonRow({ person, isChosen }: { person: StaffRow; isChosen: boolean }) {
  const { search } = useLocation();
  return (
    <li>
      <Link
        href={`/staff/${person.id}${search}`}
        {...(isChosen ? { "aria-current": "page" as const } : {})}
        className={`relative flex min-h-14 items-center gap-3 border-line border-t px-4 py-2 data-hovered:bg-hover ${
          isChosen
            ? "bg-primary-tint before:absolute before:inset-y-0 before:left-0 before:w-[3px] before:bg-thread"
            : ""
        }`}
      >
        <Avatar name={person.fullName} size={32} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-body font-medium">{person.fullName}</span>
          <span className="block truncate text-dense text-ink-2">{person.roles.join(", ") || "No role"}</span>
        </span>
        <MutedMark mutedAt={person.mutedAt} />
        {person.status === "Enabled" ? null : <StatusMark status={person.status} />}
      </Link>
    </li>
  );
}
