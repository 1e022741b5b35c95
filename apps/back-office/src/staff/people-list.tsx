import { Avatar } from "@selvedge/ui/content/avatar";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ActiveFilterChip, FilterChip } from "@selvedge/ui/tables/filter-chip";
import { useQuery } from "@tanstack/react-query";
import { rolesQuery } from "../access/access-queries.ts";
import { loadError } from "../data/failure-text.ts";
import type { StaffRow } from "../data/reply.ts";
import { ListColumn } from "../lists/list-column.tsx";
import { ListLink } from "../lists/list-link.tsx";
import { MutedMark, StatusMark } from "./person-marks.tsx";
import { staffQuery } from "./staff-queries.ts";

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
  const filters: Filter[] = [
    { name: "kind", label: "Works in", options: kinds },
    {
      name: "role",
      label: "Role",
      options: (roles.data?.data ?? []).map(({ word, name }) => ({ id: word, label: name })),
    },
    { name: "state", label: "State", options: states },
  ];
  return (
    <ListColumn
      title="Staff"
      list={data}
      failure={failure}
      count={peopleText}
      search={{
        label: "Search staff",
        placeholder: "Name, team, role or badge",
        q: values.q,
        onSearch: (q) => onChange({ q }),
      }}
      filters={filters.map((filter) => (
        <ListFilter key={filter.name} {...filter} value={values[filter.name]} onChange={onChange} />
      ))}
      empty={{
        text: "Nobody matches.",
        showAll: "Show everyone",
        onShowAll: () => onChange({ q: "", kind: "", role: "", state: "" }),
      }}
      onPage={(next) => onChange({ page: next })}
    >
      {(person) => <PersonRow key={person.id} person={person} isChosen={person.id === chosen} />}
    </ListColumn>
  );
}

interface Filter {
  name: keyof Values;
  label: string;
  options: readonly { id: string; label: string }[];
}

interface ListFilterProps extends Filter {
  value: string;
  onChange: (changes: Partial<Values>) => void;
}

function ListFilter({ name, label, options, value, onChange }: ListFilterProps) {
  const chosen = options.find(({ id }) => id === value);
  return chosen ? (
    <ActiveFilterChip label={`${label}: ${chosen.label}`} onRemove={() => onChange({ [name]: "" })} />
  ) : (
    <Menu
      label={label}
      placement="bottom start"
      trigger={<FilterChip>{label}</FilterChip>}
      actions={options.map((option) => ({ ...option, onAction: () => onChange({ [name]: option.id }) }))}
    />
  );
}

const peopleText = (total: number): string => (total === 1 ? "1 person" : `${total} people`);

const PersonRow = ({ person, isChosen }: { person: StaffRow; isChosen: boolean }) => (
  <ListLink href={`/staff/${person.id}`} isChosen={isChosen}>
    <Avatar name={person.fullName} size={32} />
    <span className="min-w-0 flex-1">
      <span className="block truncate text-body font-medium">{person.fullName}</span>
      <span className="block truncate text-dense text-ink-2">{person.roles.join(", ") || "No role"}</span>
    </span>
    <MutedMark mutedAt={person.mutedAt} />
    {person.status === "Enabled" ? null : <StatusMark status={person.status} />}
  </ListLink>
);
