import { Thumb } from "@selvedge/ui/content/thumb";
import { List } from "lucide-react";
import { Row } from "../movable-rows/row.tsx";
import { replaced, without } from "./menu-edits.ts";
import { isSamePlace, type MenuPlace } from "./menu-moves.ts";
import type { MenuEntry, MenuSegment } from "./menus-query.ts";
import { SegmentForm } from "./segment-form.tsx";
import type { MenuRows } from "./use-menu-rows.ts";

interface PanelRowsProps {
  entry: MenuEntry;
  /** The entry's place in the menu. */
  at: number;
  open: MenuPlace | null;
  toggle: (place: MenuPlace) => void;
  rowAt: MenuRows["rowAt"];
  errors: Readonly<Record<string, string>>;
  faulty: (path: string) => boolean;
  onChange: (segments: MenuSegment[]) => void;
  /** A part was taken out; `left` is the one in its place, null where the panel is empty. */
  onRemoved: (left: number | null) => void;
}

/** The parts of the panel that an entry opens. */
export const PanelRows = ({ entry, at, open, toggle, rowAt, errors, faulty, onChange, onRemoved }: PanelRowsProps) => (
  <ol aria-label={`Panel of ${entry.title}`} className="ml-4 flex flex-col gap-1 border-line border-l pl-3">
    {entry.segments.map((segment, part) => {
      const place = { entry: at, segment: part };
      const path = `menu.${at}.segments.${part}`;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own
        <li key={part} className="relative flex flex-col gap-1">
          <Row
            {...rowAt(place)}
            name={segment.title || segment.image?.title || "Without a heading"}
            detail={detailOf(segment)}
            lead={
              segment.image ? (
                <Thumb picture={{ id: segment.image.src, src: segment.image.src, alt: "" }} size={28} />
              ) : (
                <List aria-hidden size={16} className="shrink-0 text-ink-2" />
              )
            }
            isSelected={isSamePlace(open, place)}
            hasFault={faulty(path)}
            onSelect={() => toggle(place)}
            onRemove={() => {
              onChange(without(entry.segments, part));
              onRemoved(entry.segments.length > 1 ? Math.min(part, entry.segments.length - 2) : null);
            }}
          />
          {isSamePlace(open, place) ? (
            <div className="rounded-card border border-line p-4">
              <SegmentForm
                segment={segment}
                path={path}
                errors={errors}
                onChange={(next) => onChange(replaced(entry.segments, part, next))}
              />
            </div>
          ) : null}
        </li>
      );
    })}
  </ol>
);

/** What a part holds: a picture, its own link where it is nothing else, or its links. */
function detailOf({ mode, items, link }: MenuSegment): string {
  if (mode === "image") return "Picture";
  return items.length === 0 && link ? link : links(items.length);
}

const links = (count: number) => (count === 1 ? "1 link" : `${count} links`);
