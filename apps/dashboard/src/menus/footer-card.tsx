import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Plus } from "lucide-react";
import { Row } from "../movable-rows/row.tsx";
import { listMoves } from "../movable-rows/row-moves.ts";
import { LinksEditor } from "./links-editor.tsx";
import { replaced, without } from "./menu-edits.ts";
import type { MenuPlace } from "./menu-moves.ts";
import type { Menus } from "./menus-query.ts";
import { useColumnRows } from "./use-column-rows.ts";

interface FooterCardProps {
  columns: Menus["columns"];
  /** The column that is open. */
  open: MenuPlace | null;
  onOpen: (place: MenuPlace | null) => void;
  errors: Readonly<Record<string, string>>;
  onChange: (next: Menus["columns"]) => void;
}

/** The columns of links at the foot of every page. */
export function FooterCard({ columns, open, onOpen, errors, onChange }: FooterCardProps) {
  const openAt = (at: number | null) => onOpen(at === null ? null : { entry: at, segment: null });
  const { box, dragAt, put, said, focusRow, focusForm } = useColumnRows(columns, (next) => {
    onChange(next);
    openAt(null);
  });
  const add = () => {
    onChange([...columns, { title: "", items: [{ title: "", url: "" }] }]);
    openAt(columns.length);
    focusForm(columns.length);
  };
  const remove = (at: number) => {
    onChange(without(columns, at));
    openAt(null);
    focusRow(Math.min(at, columns.length - 2));
  };
  return (
    <Card
      title="Footer"
      note={`${columns.length} of ${menuLimits.columns} columns`}
      aside={
        <Button size="dense" icon={Plus} isDisabled={columns.length >= menuLimits.columns} onPress={add}>
          Add a column
        </Button>
      }
    >
      {columns.length === 0 ? <p className="text-dense text-ink-2">No column yet.</p> : null}
      <ol ref={box} aria-label="Columns of the footer" className="flex flex-col gap-1">
        {columns.map((column, at) => {
          const { drop, ...drag } = dragAt(at);
          const isOpen = open?.entry === at;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own
            <li key={at} className="relative flex flex-col gap-1">
              <Row
                name={column.title}
                detail={column.items.length === 1 ? "1 link" : `${column.items.length} links`}
                isSelected={isOpen}
                hasFault={Object.keys(errors).some((key) => key.startsWith(`columns.${at}.`))}
                {...drag}
                drop={drop && { side: drop, isRefused: false }}
                moves={listMoves(at, columns.length)}
                onSelect={() => openAt(isOpen ? null : at)}
                onStep={(key) => put(at, key === "ArrowUp" ? at - 1 : at + 2)}
                onRemove={() => remove(at)}
              />
              {isOpen ? (
                <div className="flex flex-col gap-4 rounded-card border border-line p-4">
                  <TextField
                    label="Heading"
                    value={column.title}
                    onChange={(title) => onChange(replaced(columns, at, { ...column, title }))}
                    {...(errors[`columns.${at}.title`] && { error: errors[`columns.${at}.title`]! })}
                  />
                  <LinksEditor
                    label={`Links of ${column.title || `column ${at + 1}`}`}
                    links={column.items}
                    most={menuLimits.columnLinks}
                    path={`columns.${at}.items`}
                    errors={errors}
                    onChange={(items) => onChange(replaced(columns, at, { ...column, items }))}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </Card>
  );
}
