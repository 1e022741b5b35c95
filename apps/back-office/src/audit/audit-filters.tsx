import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { type FormEvent, useState } from "react";
import { type AuditFilter, noFilter } from "./audit-queries.ts";

interface AuditFiltersProps {
  filter: AuditFilter;
  onApply: (filter: AuditFilter) => void;
}

const fields: readonly { name: keyof AuditFilter; label: string; placeholder?: string; type?: "date" }[] = [
  { name: "person", label: "Person", placeholder: "Part of a name" },
  { name: "action", label: "Action", placeholder: "order.moved" },
  { name: "thing", label: "Thing", placeholder: "order 418207" },
  { name: "from", label: "From", type: "date" },
  { name: "to", label: "To", type: "date" },
];

/** By person, action, thing and day; applied by Enter. */
export function AuditFilters({ filter, onApply }: AuditFiltersProps) {
  const [typed, setTyped] = useState(filter);
  const isFiltered = fields.some(({ name }) => filter[name] !== "");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...typed, before: "" });
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      {fields.map(({ name, label, placeholder, type }) => (
        <TextField
          compact
          key={name}
          name={name}
          label={label}
          type={type ?? "text"}
          maxLength={120}
          value={typed[name]}
          onChange={(text) => setTyped({ ...typed, [name]: text })}
          className={`min-w-36 flex-1 ${type ? "" : "max-md:basis-full"}`}
          {...(placeholder ? { placeholder } : {})}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" variant="primary">
          Show
        </Button>
        {isFiltered ? <Button onPress={() => onApply(noFilter)}>Show all</Button> : null}
      </div>
    </form>
  );
}
