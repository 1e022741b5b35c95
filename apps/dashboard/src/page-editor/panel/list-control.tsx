import { isObject, type Json } from "@selvedge/pages/json";
import type { FieldOf } from "@selvedge/pages/props/field";
import { Button } from "@selvedge/ui/actions/button";
import { IconButton } from "@selvedge/ui/actions/icon-button";
import { ArrowUp, Plus, Trash2 } from "lucide-react";
import { type ControlProps, FieldControl } from "./field-control.tsx";

/** Entries of a list, each with its fields; the list is changed as a whole. */
export function ListControl({ field, path, value, faults, onSet, onLeave }: ControlProps & { field: FieldOf<"list"> }) {
  const entries = (Array.isArray(value) ? value : []).map((entry) => (isObject(entry) ? entry : {}));
  const become = (to: readonly Json[]) => onSet(field, path, value, [...to]);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-1 text-dense font-medium">{field.label}</legend>
      {entries.map((entry, at) => (
        <div key={String(entry.key ?? at)} className="flex flex-col gap-3 rounded-control border border-line p-3">
          <div className="flex items-center justify-between">
            <span className="text-label text-ink-2">{at + 1}</span>
            <span className="flex">
              <IconButton
                bare
                size="row"
                icon={ArrowUp}
                label={`Move entry ${at + 1} up`}
                isDisabled={at === 0}
                onPress={() => become([...entries.slice(0, at - 1), entry, entries[at - 1]!, ...entries.slice(at + 1)])}
              />
              <IconButton
                bare
                size="row"
                icon={Trash2}
                label={`Remove entry ${at + 1}`}
                onPress={() => become(entries.filter((each) => each !== entry))}
              />
            </span>
          </div>
          {Object.entries(field.of).map(([name, inner]) => (
            <FieldControl
              {...{ faults, onLeave }}
              key={name}
              field={inner}
              path={[...path, at, name]}
              value={entry[name]}
              onSet={(_, inside, __, to) => {
                const rest = inside.slice(path.length + 2);
                if (rest.length > 0) return onSet(inner, inside, __, to);
                const { [name]: ___, ...others } = entry;
                become(
                  entries.map((each) =>
                    each === entry ? (to === undefined ? others : { ...others, [name]: to }) : each,
                  ),
                );
              }}
            />
          ))}
        </div>
      ))}
      <Button
        size="dense"
        icon={Plus}
        isDisabled={entries.length >= field.max}
        onPress={() => become([...entries, { key: crypto.randomUUID() }])}
      >
        Add
      </Button>
    </fieldset>
  );
}
