import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { DropWords } from "@selvedge/ui/actions/drop-words";
import { Card } from "@selvedge/ui/content/card";
import { Plus } from "lucide-react";
import { Row } from "../movable-rows/row.tsx";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { EntryForm } from "./entry-form.tsx";
import { replaced, without } from "./menu-edits.ts";
import { isSamePlace, type MenuPlace } from "./menu-moves.ts";
import type { MenuEntry, MenuSegment } from "./menus-query.ts";
import { newEntry, newLinks, newPicture } from "./new-parts.ts";
import { PanelAdder } from "./panel-adder.tsx";
import { PanelRows } from "./panel-rows.tsx";
import { useMenuRows } from "./use-menu-rows.ts";

interface MenuCardProps {
  menu: readonly MenuEntry[];
  /** The entry or the part of a panel that is open. */
  open: MenuPlace | null;
  onOpen: (place: MenuPlace | null) => void;
  errors: Readonly<Record<string, string>>;
  onChange: (next: MenuEntry[]) => void;
}

/** The entries above the pages of the shop, with the panels that they open. */
export function MenuCard({ menu, open, onOpen, errors, onChange }: MenuCardProps) {
  const { pickImage, dialog } = usePicturePicker();
  const faulty = (path: string) => Object.keys(errors).some((key) => key === path || key.startsWith(`${path}.`));
  const toggle = (place: MenuPlace) => onOpen(isSamePlace(open, place) ? null : place);
  const setEntry = (at: number, next: MenuEntry) => onChange(replaced(menu, at, next));
  const setSegments = (at: number, segments: MenuSegment[]) => setEntry(at, { ...menu[at]!, segments });
  const { list, rowAt, drop, said, focusRow, focusForm } = useMenuRows(menu, (moved) => {
    onChange(moved.menu);
    onOpen(null);
  });
  const addSegment = (at: number, segment: MenuSegment) => {
    setSegments(at, [...menu[at]!.segments, segment]);
    const place = { entry: at, segment: menu[at]!.segments.length };
    onOpen(place);
    focusForm(place);
  };
  const addEntry = () => {
    const place = { entry: menu.length, segment: null };
    onChange([...menu, newEntry]);
    onOpen(place);
    focusForm(place);
  };
  const remove = (at: number) => {
    onChange(without(menu, at));
    onOpen(null);
    focusRow({ entry: Math.min(at, menu.length - 2), segment: null });
  };
  const addPicture = async (at: number) => {
    const picked = await pickImage();
    if (picked) addSegment(at, newPicture({ ...picked, sizes: { ...picked.sizes } }));
  };
  const adder = (at: number) => (
    <PanelAdder
      isFull={menu[at]!.segments.length >= menuLimits.segments}
      onLinks={() => addSegment(at, newLinks)}
      onPicture={() => void addPicture(at)}
    />
  );
  return (
    <Card
      title="Main menu"
      note={`${menu.length} of ${menuLimits.items} entries`}
      aside={
        <Button size="dense" icon={Plus} isDisabled={menu.length >= menuLimits.items} onPress={addEntry}>
          Add an entry
        </Button>
      }
    >
      {menu.length === 0 ? (
        <p className="text-dense text-ink-2">No entry yet. Visitors see your shop without a menu.</p>
      ) : null}
      <ol ref={list} aria-label="Entries of the main menu" className="flex flex-col gap-1">
        {menu.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own
          <li key={at} className="relative flex flex-col gap-1">
            <Row
              {...rowAt({ entry: at, segment: null })}
              name={entry.title}
              detail={entry.segments.length > 0 ? `${entry.url} · ${parts(entry.segments.length)}` : entry.url}
              isSelected={isSamePlace(open, { entry: at, segment: null })}
              hasFault={faulty(`menu.${at}`)}
              onSelect={() => toggle({ entry: at, segment: null })}
              onRemove={() => remove(at)}
            />
            {isSamePlace(open, { entry: at, segment: null }) ? (
              <div className="flex flex-col gap-4 rounded-card border border-line p-4">
                <EntryForm entry={entry} path={`menu.${at}`} errors={errors} onChange={(next) => setEntry(at, next)} />
                {entry.segments.length === 0 ? adder(at) : null}
              </div>
            ) : null}
            {entry.segments.length > 0 ? (
              <PanelRows
                {...{ entry, at, open, toggle, rowAt, errors, faulty }}
                onChange={(segments) => setSegments(at, segments)}
                onRemoved={(left) => {
                  onOpen(null);
                  focusRow({ entry: at, segment: left });
                }}
              />
            ) : null}
            {entry.segments.length > 0 && open?.entry === at ? (
              <div className="ml-4 border-line border-l py-1 pl-3">{adder(at)}</div>
            ) : null}
          </li>
        ))}
      </ol>
      {drop ? <DropWords isRefused={drop.isRefused}>{drop.words}</DropWords> : null}
      <p role="status" className="sr-only">
        {said}
      </p>
      {dialog}
    </Card>
  );
}

const parts = (count: number) => (count === 1 ? "1 part" : `${count} parts`);
