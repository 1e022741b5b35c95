import { queryOptions } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import type { Data } from "../data/reply.ts";

export type ShopThemes = Data<"GET /divisions/{division}/themes/">;
export type Theme = ShopThemes["themes"][number];

export const themesQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "themes"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/themes/", { params: { division }, signal })).data,
  });

/** The pass in the address works for a quarter of an hour. */
const newPassMs = 10 * 60_000;

/** An address of the shop's home page that can be shown in any theme. */
export const themePreviewQuery = (division: number) =>
  queryOptions({
    queryKey: [division, "theme-preview"],
    staleTime: newPassMs,
    refetchInterval: newPassMs,
    queryFn: async ({ signal }) =>
      (await api("POST /divisions/{division}/themes/preview/", { params: { division }, signal })).data.url,
  });

/** The same in a theme; with null in the one that the shop wears, with what the shop changed of it. */
export function previewIn(url: string, theme: string | null): string {
  const address = new URL(url);
  if (theme !== null) address.searchParams.set("preview-theme", theme);
  return address.href;
}

/** A preview without scripts, for small pictures: it can be looked at and does nothing. */
export const stillOf = (preview: string): string => `${preview}&feature-components=false`;
