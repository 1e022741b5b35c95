import { isObject, type JsonObject } from "@selvedge/pages/json";
import type { Field, Fields } from "@selvedge/pages/props/field";
import { Button } from "@selvedge/ui/actions/button";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Row } from "../../menus/row.tsx";
import type { ControlProps } from "./controls.ts";
import { FieldList } from "./field-control.tsx";

/** Entries of a list, one open at a time. Each is added, moved and removed by itself, so that two people keep both of theirs. */
export function ListControl({ field, path, value, edits }: ControlProps<"list">) {
  const entries = (Array.isArray(value) ? value : []).filter(isObject) as KeyedEntry[];
  const [open, setOpen] = useState<string | null>(null);
  const placeOf = (at: number) => ({ after: entries[at - 1]?.key ?? null, value: entries[at]! });
  const error = edits.faults[path.join(".")];
  const isPlain = /^\w+s$/.test(field.label);
  const one = isPlain ? withArticle(field.label.toLowerCase().replace(/ies$/, "y").replace(/s$/, "")) : "one";

  function add() {
    const key = crypto.randomUUID();
    edits.place(`Added to ${field.label.toLowerCase()}`, path, {
      ...{ key, from: null },
      to: { after: entries.at(-1)?.key ?? null, value: { key, ...firstOf(field.of) } },
    });
    setOpen(key);
  }
  function move(at: number, by: -1 | 1) {
    const others = entries.filter((_, index) => index !== at);
    const after = others[at + by - 1]?.key ?? null;
    const { key } = entries[at]!;
    edits.place(`Moved in ${field.label.toLowerCase()}`, path, {
      ...{ key, from: placeOf(at) },
      to: { after, value: entries[at]! },
    });
  }
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="flex w-full items-baseline justify-between pb-1 text-dense font-medium">
        {field.label}
        <span className="figures font-normal text-ink-2">
          {entries.length} of {field.max}
        </span>
      </legend>
      {field.hint ? <p className="text-label text-ink-2">{field.hint}</p> : null}
      <ol className="flex flex-col gap-1">
        {entries.map((entry, at) => (
          <li key={entry.key} className="rounded-control border border-line">
            <Row
              name={nameOf(field.of, entry) || `The ${ordinals[at] ?? `${at + 1}th`}`}
              isSelected={open === entry.key}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              hasFault={Object.entries(edits.faults).some(
                ([where, text]) => text && where.startsWith(`${path.join(".")}.${entry.key}.`),
              )}
              onSelect={() => setOpen(open === entry.key ? null : entry.key)}
              onMove={(by) => move(at, by)}
              onRemove={() =>
                edits.place(`Removed from ${field.label.toLowerCase()}`, path, {
                  ...{ key: entry.key, from: placeOf(at), to: null },
                })
              }
            />
            {open === entry.key ? (
              <div className="flex flex-col gap-3 border-t border-line p-3">
                <FieldList fields={field.of} path={[...path, entry.key]} values={entry} edits={edits} />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <Button size="dense" icon={Plus} isDisabled={entries.length >= field.max} onPress={add}>
        {entries.length >= field.max ? `No more than ${field.max}` : `Add ${one}`}
      </Button>
      {error ? <p className="text-label text-danger">{error}</p> : null}
    </fieldset>
  );
}

type KeyedEntry = JsonObject & { key: string };

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

const ordinals = ["first", "second", "third"];

/** The words by which an entry is told from the others: its first filled text. */
function nameOf(fields: Fields, entry: JsonObject): string {
  const isText = ([, { kind }]: [string, Field]) => kind === "text";
  const names = Object.entries(fields)
    .filter(isText)
    .map(([name]) => entry[name]);
  return String(names.find((value) => typeof value === "string" && value.trim() !== "") ?? "");
}

/** A new entry says something at once where the page would show nothing of an empty one. */
function firstOf(fields: Fields): JsonObject {
  const words = Object.entries(fields).find(
    ([name, { kind }]) => kind === "text" && ["text", "title", "label"].includes(name),
  );
  return words ? { [words[0]]: "New" } : {};
}
