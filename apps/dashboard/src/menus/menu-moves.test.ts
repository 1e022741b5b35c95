import { menuLimits } from "@selvedge/domain/shops/menu-limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MoveKey } from "../movable-rows/row-moves.ts";
import { type MenuPlace, menuSpot, movedInMenu, steppedInMenu } from "./menu-moves.ts";
import type { MenuEntry, MenuSegment } from "./menus-query.ts";
import { newEntry, newLinks, newPicture } from "./new-parts.ts";

const entry = (title: string, segments: MenuSegment[] = []): MenuEntry => ({
  ...newEntry,
  title,
  url: `/${title}/`,
  segments,
});
const links = (title: string, count = 1): MenuSegment => ({
  ...newLinks,
  ...{ title, link: `/${title}/` },
  items: Array.from({ length: count }, (_, at) => ({ title: `${title} ${at}`, url: `/${title}/${at}/` })),
});
const picture: MenuSegment = newPicture({ original: "a.png", sizes: {}, altText: "" });

const menu = [
  entry("New"),
  entry("Clothing", [links("Wear", 2), links("Offers", 0), picture]),
  entry("Bags"),
  entry("Prints"),
];
const at = (own: number, segment: number | null = null): MenuPlace => ({ entry: own, segment });
/** The menu as words: parts of a panel behind a colon. */
const shape = (moved: ReturnType<typeof movedInMenu>): string =>
  "refused" in moved
    ? moved.refused
    : moved.menu
        .map(({ title, segments }) => [title, ...segments.map((part) => part.title || part.mode)].join(":"))
        .join(" ");

describe("keys", () => {
  test.each<[MenuPlace, MoveKey, string]>([
    [at(1), "ArrowUp", "Clothing:Wear:Offers:image New Bags Prints"],
    [at(1), "ArrowDown", "New Bags Clothing:Wear:Offers:image Prints"],
    [at(0), "ArrowUp", "It is the first."],
    [at(3), "ArrowDown", "It is the last."],
    [at(2), "ArrowRight", "New Clothing:Wear:Offers:image:Bags Prints"],
    [at(0), "ArrowRight", "There is no entry above it whose panel it could go into."],
    [at(1), "ArrowRight", "Clothing opens a panel of its own, and a panel holds no other."],
    [at(2), "ArrowLeft", "It is in no panel."],
    [at(1, 0), "ArrowDown", "New Clothing:Offers:Wear:image Bags Prints"],
    [at(1, 2), "ArrowUp", "New Clothing:Wear:image:Offers Bags Prints"],
    [at(1, 2), "ArrowDown", "It is the last."],
    [at(1, 0), "ArrowRight", "A menu has two levels: a panel holds no other."],
    [at(1, 1), "ArrowLeft", "New Clothing:Wear:image Offers Bags Prints"],
    [at(1, 0), "ArrowLeft", "New Clothing:Offers:image Wear:links Bags Prints"],
    [at(1, 2), "ArrowLeft", "A picture can only be in a panel."],
  ])("%j by %s", (from, key, expected) => {
    expect(shape(steppedInMenu(menu, from, key))).toBe(expected);
  });

  test("out of a panel and into it again, a part is as it was, links and all", () => {
    const out = steppedInMenu(menu, at(1, 0), "ArrowLeft");
    if ("refused" in out) throw new Error(out.refused);
    expect(out.words).toBe("Wear is entry 3 of 5.");
    const back = steppedInMenu(out.menu, out.place, "ArrowRight");
    if ("refused" in back) throw new Error(back.refused);
    expect(back.menu[1]!.segments.at(-1)).toEqual(menu[1]!.segments[0]);
    expect(back.words).toBe("Wear is part 3 of 3 in the panel of Clothing.");
  });

  test("a full panel and a full menu take nothing more, and say so", () => {
    const full = entry(
      "Full",
      Array.from({ length: menuLimits.segments }, () => links("Part")),
    );
    expect(shape(steppedInMenu([full, entry("Bags")], at(1), "ArrowRight"))).toBe(
      "The panel of Full holds 6 parts at most.",
    );
    const many = [...Array.from({ length: menuLimits.items - 1 }, () => entry("Bags")), full];
    expect(shape(steppedInMenu(many, at(menuLimits.items - 1, 0), "ArrowLeft"))).toBe("A menu has 8 entries at most.");
  });
});

describe("dragging", () => {
  const spotted = (from: MenuPlace, place: MenuPlace, down: number, isInner: boolean) => {
    const spot = menuSpot(menu, from, { place, down, isInner });
    return spot ? shape(movedInMenu(menu, from, spot.to)) : null;
  };

  test.each<[string, MenuPlace, MenuPlace, number, boolean, string | null]>([
    ["above an entry", at(3), at(0), 0.2, false, "Prints New Clothing:Wear:Offers:image Bags"],
    ["below an entry with its panel", at(0), at(1), 0.8, false, "Clothing:Wear:Offers:image New Bags Prints"],
    ["between the parts of a panel", at(3), at(1, 1), 0.2, true, "New Clothing:Wear:Prints:Offers:image Bags"],
    ["below the last entry, to the right", at(3), at(2), 0.9, true, "New Clothing:Wear:Offers:image Bags:Prints"],
    ["where it is, to the right", at(3), at(3), 0.5, true, "New Clothing:Wear:Offers:image Bags:Prints"],
    ["the first, to the right", at(0), at(0), 0.5, true, null],
    ["above the entry below it, to the right", at(2), at(3), 0.2, true, "New Clothing:Wear:Offers:image:Bags Prints"],
    ["a part into another panel", at(1, 0), at(3), 0.9, true, "New Clothing:Offers:image Bags Prints:Wear"],
    ["a part to the left", at(1, 1), at(1), 0.1, false, "New Offers Clothing:Wear:image Bags Prints"],
    [
      "an entry with a panel into another",
      at(1),
      at(2),
      0.9,
      true,
      "Clothing opens a panel of its own, and a panel holds no other.",
    ],
  ])("%s", (_, from, place, down, isInner, expected) => {
    expect(spotted(from, place, down, isInner)).toBe(expected);
  });
});

test("wherever a row is put, no title, link or picture is lost, and what is said of its place is true", () => {
  const all = (entries: readonly MenuEntry[]) =>
    entries
      .flatMap(({ title, url, segments }) => [
        `${title} ${url}`,
        ...segments.flatMap((part) => [
          `${part.title} ${part.link}`,
          ...part.items.map((item) => `${item.title} ${item.url}`),
        ]),
      ])
      .filter((words) => words !== " ")
      .toSorted();
  const rows = menu.flatMap(({ segments }, own) => [at(own), ...segments.map((_, part) => at(own, part))]);
  const spots = menu.flatMap(({ segments }, own) => [at(own), ...[...segments, null].map((_, part) => at(own, part))]);
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.constantFrom(...spots, at(menu.length)), (from, to) => {
      const moved = movedInMenu(menu, from, to);
      if ("refused" in moved) return;
      expect(all(moved.menu)).toEqual(all(menu));
      const { entry: own, segment } = moved.place;
      const row = segment === null ? moved.menu[own]! : moved.menu[own]!.segments[segment]!;
      const was = from.segment === null ? menu[from.entry]! : menu[from.entry]!.segments[from.segment]!;
      expect(row.title).toBe(was.title);
    }),
    { numRuns: 500 },
  );
});
