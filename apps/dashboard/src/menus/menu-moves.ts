// Where the rows of the main menu may go: among its entries, and into and out of their panels. Keys and dragging obey the same.
import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import type { MoveKey, RowMove } from "../movable-rows/row-moves.ts";
import { movedTo, without, withPut } from "./menu-edits.ts";
import type { MenuEntry, MenuSegment } from "./menus-query.ts";
import { newEntry, newLinks } from "./new-parts.ts";

/**
 * A row of the menu: an entry, or a part of its panel. As a place to go to, it is the one before which something is put; one more
 * than there are is behind the last.
 */
export interface MenuPlace {
  entry: number;
  /** Null for the entry itself. */
  segment: number | null;
}

/** The menu after a move, and where the moved row is in it; or why it may not go there, in words. */
export type MenuMoved = { menu: MenuEntry[]; place: MenuPlace; words: string } | { refused: string };

export const isSamePlace = (one: MenuPlace | null, other: MenuPlace): boolean =>
  one?.entry === other.entry && one.segment === other.segment;

const nameOf = (row: { title: string; image?: { title: string } | null }): string =>
  row.title || row.image?.title || "Without a name";

/** Moves a row before the one at `to`. Nothing of it is lost on the way into a panel and back. */
export function movedInMenu(menu: readonly MenuEntry[], from: MenuPlace, to: MenuPlace): MenuMoved {
  if (from.segment === null)
    return to.segment === null ? amongEntries(menu, from.entry, to.entry) : intoPanel(menu, from.entry, to);
  return to.segment === null ? outOfPanel(menu, from, to.entry) : toPanel(menu, from, to);
}

function amongEntries(menu: readonly MenuEntry[], at: number, before: number): MenuMoved {
  const next = movedTo(menu, at, before);
  return settled(next, { entry: before > at ? before - 1 : before, segment: null });
}

function intoPanel(menu: readonly MenuEntry[], at: number, { entry, segment }: MenuPlace): MenuMoved {
  const [own, around] = [menu[at]!, menu[entry]];
  if (entry === at) return { refused: "It cannot go into its own panel." };
  if (!around) return { refused: "There is no entry above it whose panel it could go into." };
  const part = asPart(own);
  if (!part) return { refused: `${nameOf(own)} opens a panel of its own, and a panel holds no other.` };
  const full = fullPanel(around);
  if (full) return full;
  const next = menu.map((each) =>
    each === around ? { ...each, segments: withPut(each.segments, segment!, part) } : each,
  );
  return settled(without(next, at), { entry: entry > at ? entry - 1 : entry, segment });
}

function outOfPanel(menu: readonly MenuEntry[], { entry, segment }: MenuPlace, before: number): MenuMoved {
  const part = menu[entry]!.segments[segment!]!;
  if (part.mode === "image") return { refused: "A picture can only be in a panel." };
  if (menu.length >= menuLimits.items) return { refused: `A menu has ${menuLimits.items} entries at most.` };
  const next = menu.map((each, at) => (at === entry ? { ...each, segments: without(each.segments, segment!) } : each));
  return settled(withPut(next, before, asEntry(part)), { entry: before, segment: null });
}

function toPanel(menu: readonly MenuEntry[], from: MenuPlace, to: MenuPlace): MenuMoved {
  const [at, before] = [from.segment!, to.segment!];
  const isSame = from.entry === to.entry;
  const full = isSame ? null : fullPanel(menu[to.entry]!);
  if (full) return full;
  const part = menu[from.entry]!.segments[at]!;
  const next = menu.map((each, index) => {
    if (index === from.entry)
      return { ...each, segments: isSame ? movedTo(each.segments, at, before) : without(each.segments, at) };
    return index === to.entry ? { ...each, segments: withPut(each.segments, before, part) } : each;
  });
  return settled(next, { entry: to.entry, segment: isSame && before > at ? before - 1 : before });
}

const fullPanel = (entry: MenuEntry) =>
  entry.segments.length >= menuLimits.segments
    ? { refused: `The panel of ${nameOf(entry)} holds ${menuLimits.segments} parts at most.` }
    : null;

/** What the move has brought about, as it is said to those who cannot see it. */
function settled(menu: MenuEntry[], place: MenuPlace): MenuMoved {
  const around = menu[place.entry]!;
  if (place.segment === null)
    return { menu, place, words: `${nameOf(around)} is entry ${place.entry + 1} of ${menu.length}.` };
  const part = `part ${place.segment + 1} of ${around.segments.length}`;
  return {
    menu,
    place,
    words: `${nameOf(around.segments[place.segment]!)} is ${part} in the panel of ${nameOf(around)}.`,
  };
}

/** An entry as a heading of a panel; null where it has a panel that would not fit into one part. */
function asPart({ title, url, segments, footText, footLink }: MenuEntry): MenuSegment | null {
  if (segments.length === 0) return { ...newLinks, title, link: url, items: [] };
  const [only, another] = segments;
  const isPlain = only?.mode === "links" && !only.title && !only.link && !footText && !footLink.title;
  return isPlain && !another ? { ...newLinks, title, link: url, items: only.items } : null;
}

/** A heading of a panel as an entry; its links go into the panel that it opens. */
const asEntry = ({ title, link, items }: MenuSegment): MenuEntry => ({
  ...newEntry,
  ...{ title, url: link, segments: items.length > 0 ? [{ ...newLinks, items }] : [] },
});

const steps = {
  ArrowUp: ({ entry, segment }: MenuPlace) =>
    segment === null ? { entry: entry - 1, segment } : { entry, segment: segment - 1 },
  ArrowDown: ({ entry, segment }: MenuPlace) =>
    segment === null ? { entry: entry + 2, segment } : { entry, segment: segment + 2 },
  ArrowLeft: ({ entry }: MenuPlace) => ({ entry: entry + 1, segment: null }),
} as const;
const words: Readonly<Record<MoveKey, string>> = {
  ArrowUp: "Move up",
  ArrowDown: "Move down",
  ArrowLeft: "Move out of the panel",
  ArrowRight: "Move into the panel above",
};

/** What can be done with a row by key, and why the rest cannot. */
export const movesOf = (menu: readonly MenuEntry[], place: MenuPlace): RowMove[] =>
  (["ArrowUp", "ArrowDown", place.segment === null ? "ArrowRight" : "ArrowLeft"] as const).map((id) => {
    const moved = steppedInMenu(menu, place, id);
    return { id, label: words[id], offBecause: "refused" in moved ? moved.refused : null };
  });

/** One step by key: up and down among those beside it, right into the panel of the entry above, left out of a panel. */
export function steppedInMenu(menu: readonly MenuEntry[], from: MenuPlace, key: MoveKey): MenuMoved {
  const { entry, segment } = from;
  if (key === "ArrowRight") {
    if (segment !== null) return { refused: "A menu has two levels: a panel holds no other." };
    return movedInMenu(menu, from, { entry: entry - 1, segment: menu[entry - 1]?.segments.length ?? 0 });
  }
  if (key === "ArrowLeft" && segment === null) return { refused: "It is in no panel." };
  const beside = segment === null ? menu.length : menu[entry]!.segments.length;
  const at = segment ?? entry;
  if (key === "ArrowUp" && at === 0) return { refused: "It is the first." };
  if (key === "ArrowDown" && at === beside - 1) return { refused: "It is the last." };
  return movedInMenu(menu, from, steps[key](from));
}

/** Where a row that is dragged goes, and the row at whose edge that is shown. */
export interface MenuSpot {
  to: MenuPlace;
  at: MenuPlace;
  side: "before" | "behind" | "inside";
}

interface Over {
  place: MenuPlace;
  /** How far down the row the pointer is, from 0 to 1. */
  down: number;
  /** It is dragged at the depth of the parts of panels. */
  isInner: boolean;
}

/** The place that a pointer over a row means; null where the row would go into itself. */
export function menuSpot(menu: readonly MenuEntry[], from: MenuPlace, { place, down, isInner }: Over): MenuSpot | null {
  const side = down < 0.5 ? "before" : "behind";
  const { entry, segment } = place;
  if (!isInner)
    return { to: { entry: side === "before" ? entry : entry + 1, segment: null }, at: { entry, segment: null }, side };
  if (segment !== null) return { to: { entry, segment: side === "before" ? segment : segment + 1 }, at: place, side };
  const own = from.segment === null ? from.entry : null;
  const above = entry - 1 === own ? entry - 2 : entry - 1;
  const isAbove = entry === own || (side === "before" && above >= 0);
  const around = isAbove ? above : entry;
  if (around < 0) return null;
  const count = menu[around]!.segments.length;
  if (count === 0) return { to: { entry: around, segment: 0 }, at: { entry: around, segment: null }, side: "inside" };
  return isAbove
    ? { to: { entry: around, segment: count }, at: { entry: around, segment: count - 1 }, side: "behind" }
    : { to: { entry: around, segment: 0 }, at: { entry: around, segment: 0 }, side: "before" };
}
