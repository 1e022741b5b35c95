import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Plus } from "lucide-react";
import { LinksEditor } from "./links-editor.tsx";
import { replaced, without } from "./menu-edits.ts";
import type { Menus } from "./menus-query.ts";

interface FooterCardProps {
  columns: Menus["columns"];
  errors: Readonly<Record<string, string>>;
  onChange: (next: Menus["columns"]) => void;
}

/** The columns of links at the foot of every page. */
export function FooterCard({ columns, errors, onChange }: FooterCardProps) {
  return (
    <Card
      title="Footer"
      note={`${columns.length} of ${menuLimits.columns} columns`}
      aside={
        <Button
          size="dense"
          icon={Plus}
          isDisabled={columns.length >= menuLimits.columns}
          onPress={() => onChange([...columns, { title: "", items: [{ title: "", url: "" }] }])}
        >
          Add a column
        </Button>
      }
    >
      {columns.length === 0 ? <p className="text-dense text-ink-2">No column yet.</p> : null}
      <div className="grid gap-6">
        {columns.map((column, at) => (
          <section
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own
            key={at}
            className="flex flex-col gap-3 border-line not-first:border-t not-first:pt-6"
          >
            <div className="flex flex-wrap items-start gap-3">
              <TextField
                className="max-w-72 flex-1"
                label={`Heading of column ${at + 1}`}
                value={column.title}
                onChange={(title) => onChange(replaced(columns, at, { ...column, title }))}
                {...(errors[`columns.${at}.title`] && { error: errors[`columns.${at}.title`]! })}
              />
              <Button className="mt-6.5" variant="quiet" onPress={() => onChange(without(columns, at))}>
                Remove the column
              </Button>
            </div>
            <LinksEditor
              label={`Links of ${column.title || `column ${at + 1}`}`}
              links={column.items}
              most={menuLimits.columnLinks}
              path={`columns.${at}.items`}
              errors={errors}
              onChange={(items) => onChange(replaced(columns, at, { ...column, items }))}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}
