import { ShopperView } from "../shopper-view/shopper-view.tsx";
import type { MenuPlace } from "./menu-moves.ts";
import type { Menus } from "./menus-query.ts";

const notes = {
  menu: "Open an entry to look at its panel. Visitors see your changes once you save.",
  footer: "The foot of every page. Visitors see your changes once you save.",
  legal: "The line below the footer. Visitors see your changes once you save.",
} as const;

interface MenusViewProps {
  menus: Menus;
  list: keyof typeof notes;
  /** What is worked at: it is opened, or framed. */
  at: MenuPlace | null;
  /** They are as they are stored, and all that they lead to is there. */
  isWhole: boolean;
}

/** The header or the footer of the shop with the menus as they are being changed. */
export const MenusView = ({ menus: { menu, columns, legal }, list, at, isWhole }: MenusViewProps) => (
  <ShopperView
    title="In the shop"
    shown={{ t: "menus", ...plain({ menu, columns, legal }), at: { list, ...(at ?? { entry: null, segment: null }) } }}
    note={isWhole ? `${notes[list]} Every link within your shop leads to a page that is there.` : notes[list]}
  />
);

/** As it goes over the wire. */
const plain = (menus: Menus) => JSON.parse(JSON.stringify(menus)) as Record<keyof Menus, Record<string, never>[]>;
