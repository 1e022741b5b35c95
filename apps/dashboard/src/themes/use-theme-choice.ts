import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { type ShopThemes, themesQuery } from "./themes-query.ts";

/** Puts a theme on the shop, with a message that takes it back. `choosing` is the one on its way. */
export function useThemeChoice() {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [choosing, setChoosing] = useState<string | null>(null);
  const send = async (name: string): Promise<ShopThemes> => {
    const { data } = await api("PUT /divisions/{division}/theme/", { params: { division }, body: { name } });
    queries.setQueryData(themesQuery(division).queryKey, data);
    for (const kind of ["overview", "theme-preview"]) void queries.invalidateQueries({ queryKey: [division, kind] });
    return data;
  };
  const fail = (error: unknown) => showSnackbar({ code: "theme", tone: "failed", text: failureText(error) });
  const choose = async (name: string, before: ShopThemes): Promise<boolean> => {
    if (choosing !== null) return false;
    setChoosing(name);
    try {
      const { themes } = await send(name);
      const title = themes.find((theme) => theme.name === name)?.title ?? name;
      showSnackbar({
        code: `theme ${name} ${Date.now()}`,
        text: `Your shop wears ${title} now.`,
        durationMs: 10_000,
        ...(before.worn !== "base" && { undo: () => void send(before.worn).catch(fail) }),
      });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setChoosing(null);
    }
  };
  return { choosing, choose };
}
