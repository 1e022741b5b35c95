import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

type Stored = Data<"GET /divisions/{division}/menus/">;

/** What is edited: the menus without what the server adds. */
export type Menus = Pick<Stored, "menu" | "columns" | "legal">;
export type MenuEntry = Menus["menu"][number];
export type MenuSegment = MenuEntry["segments"][number];
export type MenuLink = Menus["legal"][number];
export type SegmentImage = NonNullable<MenuSegment["image"]>;

export const menusQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "menus"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/menus/", { params: { division }, signal })).data,
  });

export const menusOf = ({ menu, columns, legal }: Menus): Menus => ({ menu, columns, legal });
