// Where in the menus the server found something wrong: its errors are named by paths such as "menu.2.segments.0.items.1.url".
import type { MenuPlace } from "./menu-moves.ts";

export interface RefusedPlace {
  list: "menu" | "footer" | "legal";
  /** null in the small print, whose links are always open. */
  place: MenuPlace | null;
}

const lists = { menu: "menu", columns: "footer", legal: "legal" } as const;

/** The first place with an error, null for none. */
export function refusedPlace(errors: Readonly<Record<string, string>>): RefusedPlace | null {
  for (const path of Object.keys(errors)) {
    const [name = "", entry, part, segment] = path.split(".");
    if (!Object.hasOwn(lists, name)) continue;
    const list = lists[name as keyof typeof lists];
    if (list === "legal" || entry === undefined) return { list, place: null };
    const isInPanel = list === "menu" && part === "segments" && segment !== undefined;
    return { list, place: { entry: Number(entry), segment: isInPanel ? Number(segment) : null } };
  }
  return null;
}
