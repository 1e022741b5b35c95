import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Thumb } from "@selvedge/ui/content/thumb";
import { Menu } from "@selvedge/ui/overlays/menu";
import { ImagePlus, List, Plus } from "lucide-react";
import { useState } from "react";
import { usePicturePicker } from "../pictures/use-picture-picker.tsx";
import { EntryForm } from "./entry-form.tsx";
import { moved, replaced, without } from "./menu-edits.ts";
import type { MenuEntry, MenuSegment } from "./menus-query.ts";
import { newEntry, newLinks, newPicture } from "./new-parts.ts";
import { Row } from "./row.tsx";
import { SegmentForm } from "./segment-form.tsx";

interface MenuCardProps {
  menu: readonly MenuEntry[];
  errors: Readonly<Record<string, string>>;
  onChange: (next: MenuEntry[]) => void;
}

/** What is open: an entry, or a part of its panel. */
interface Place {
  entry: number;
  segment: number | null;
}

const isAt = (place: Place | null, entry: number, segment: number | null) =>
  place?.entry === entry && place.segment === segment;

/** The entries above the pages of the shop, with the panels that they open. */
export function MenuCard({ menu, errors, onChange }: MenuCardProps) {
  const [open, setOpen] = useState<Place | null>(null);
  const { pickImage, dialog } = usePicturePicker();
  const faulty = (path: string) => Object.keys(errors).some((key) => key === path || key.startsWith(`${path}.`));
  const toggle = (place: Place) => setOpen(isAt(open, place.entry, place.segment) ? null : place);
  const setEntry = (at: number, next: MenuEntry) => onChange(replaced(menu, at, next));
  const setSegments = (at: number, segments: MenuSegment[]) => setEntry(at, { ...menu[at]!, segments });
  const addSegment = (at: number, segment: MenuSegment) => {
    setSegments(at, [...menu[at]!.segments, segment]);
    setOpen({ entry: at, segment: menu[at]!.segments.length });
  };
  const addPicture = async (at: number) => {
    const picked = await pickImage();
    if (picked) addSegment(at, newPicture({ ...picked, sizes: { ...picked.sizes } }));
  };
  return (
    <Card
      title="Main menu"
      note={`${menu.length} of ${menuLimits.items} entries`}
      aside={
        <Button
          size="dense"
          icon={Plus}
          isDisabled={menu.length >= menuLimits.items}
          onPress={() => {
            onChange([...menu, newEntry]);
            setOpen({ entry: menu.length, segment: null });
          }}
        >
          Add an entry
        </Button>
      }
    >
      {menu.length === 0 ? (
        <p className="text-dense text-ink-2">No entry yet. Visitors see your shop without a menu.</p>
      ) : null}
      <ol aria-label="Entries of the main menu" className="flex flex-col gap-1">
        {menu.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own
          <li key={at} className="flex flex-col gap-1">
            <Row
              name={entry.title}
              detail={entry.segments.length > 0 ? `${entry.url} · ${parts(entry.segments.length)}` : entry.url}
              isSelected={isAt(open, at, null)}
              isFirst={at === 0}
              isLast={at === menu.length - 1}
              hasFault={faulty(`menu.${at}`)}
              onSelect={() => toggle({ entry: at, segment: null })}
              onMove={(by) => {
                onChange(moved(menu, at, by));
                setOpen(null);
              }}
              onRemove={() => {
                onChange(without(menu, at));
                setOpen(null);
              }}
            />
            {isAt(open, at, null) ? (
              <div className="flex flex-col gap-4 rounded-card border border-line p-4">
                <EntryForm entry={entry} path={`menu.${at}`} errors={errors} onChange={(next) => setEntry(at, next)} />
                <Menu
                  label="What to add"
                  placement="bottom start"
                  trigger={
                    <Button
                      className="self-start"
                      size="dense"
                      icon={Plus}
                      isDisabled={entry.segments.length >= menuLimits.segments}
                    >
                      Add to its panel
                    </Button>
                  }
                  actions={[
                    {
                      id: "links",
                      label: "Links below a heading",
                      icon: List,
                      onAction: () => addSegment(at, newLinks),
                    },
                    { id: "picture", label: "A picture", icon: ImagePlus, onAction: () => void addPicture(at) },
                  ]}
                />
              </div>
            ) : null}
            {entry.segments.length > 0 ? (
              <ol aria-label={`Panel of ${entry.title}`} className="ml-4 flex flex-col gap-1 border-line border-l pl-3">
                {entry.segments.map((segment, part) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name of its own
                  <li key={part} className="flex flex-col gap-1">
                    <Row
                      name={segment.title || segment.image?.title || "Without a heading"}
                      detail={segment.mode === "image" ? "Picture" : links(segment.items.length)}
                      lead={
                        segment.image ? (
                          <Thumb picture={{ id: segment.image.src, src: segment.image.src, alt: "" }} size={28} />
                        ) : (
                          <List aria-hidden size={16} className="shrink-0 text-ink-2" />
                        )
                      }
                      isSelected={isAt(open, at, part)}
                      isFirst={part === 0}
                      isLast={part === entry.segments.length - 1}
                      hasFault={faulty(`menu.${at}.segments.${part}`)}
                      onSelect={() => toggle({ entry: at, segment: part })}
                      onMove={(by) => {
                        setSegments(at, moved(entry.segments, part, by));
                        setOpen(null);
                      }}
                      onRemove={() => {
                        setSegments(at, without(entry.segments, part));
                        setOpen(null);
                      }}
                    />
                    {isAt(open, at, part) ? (
                      <div className="rounded-card border border-line p-4">
                        <SegmentForm
                          segment={segment}
                          path={`menu.${at}.segments.${part}`}
                          errors={errors}
                          onChange={(next) => setSegments(at, replaced(entry.segments, part, next))}
                        />
                      </div>
                    ) : null}
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
      {dialog}
    </Card>
  );
}

const parts = (count: number) => (count === 1 ? "1 part" : `${count} parts`);
const links = (count: number) => (count === 1 ? "1 link" : `${count} links`);
