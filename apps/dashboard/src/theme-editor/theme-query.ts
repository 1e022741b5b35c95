import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type EditedTheme = Data<"GET /divisions/{division}/themes/{name}/">;
export type ThemeLayer = EditedTheme["draft"];

/** A theme with what is being changed of it. */
export const editedThemeQuery = (division: number, name: string) =>
  queryOptions({
    queryKey: [division, "edited-theme", name],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/themes/{name}/", { params: { division, name }, signal })).data,
  });
