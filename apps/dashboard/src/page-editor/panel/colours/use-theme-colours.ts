import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { pageQuery } from "../../../pages/pages-query.ts";
import { useShop } from "../../../session/shop.ts";
import type { ThemeColours } from "./theme-colours.ts";

const none: ThemeColours = { offered: [], grounds: {} };

/** The colours of the shop's theme; none until they are known. Themes are loaded with the first field of a colour. */
export function useThemeColours(): ThemeColours {
  const { id: division } = useShop();
  const { data: page } = useQuery({ ...pageQuery(division, Number(useParams().id)), enabled: false });
  const theme = page?.theme;
  const { data = none } = useQuery({
    queryKey: [division, "theme colours", theme?.uuid, theme?.properties],
    enabled: theme !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => (await import("./theme-colours.ts")).readThemeColours(theme!),
  });
  return data;
}
