import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { type EditedTheme, editedThemeQuery } from "./theme-query.ts";
import type { ThemeSession } from "./theme-session.ts";

/** What is done with a whole theme: published, taken back, its draft thrown away. */
export function useThemeMoves(division: number, { name, title }: EditedTheme, session: ThemeSession) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { division, name };

  const took = (theme: EditedTheme, label: string) => {
    session.take(theme, label);
    queries.setQueryData(editedThemeQuery(division, name).queryKey, theme);
    for (const kind of ["themes", "theme-preview", "overview"])
      void queries.invalidateQueries({ queryKey: [division, kind] });
  };
  const run = async (label: string, send: () => Promise<{ data: EditedTheme }>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setRefusal(null);
    try {
      took((await send()).data, label);
      return true;
    } catch (error) {
      setRefusal(Object.values(fieldTexts(error))[0] ?? failureText(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const takeBack = () =>
    api("POST /divisions/{division}/themes/{name}/back/", { params }).then(
      ({ data }) => took(data, "Published look taken back"),
      (error) => showSnackbar({ code: "theme", tone: "failed", text: failureText(error) }),
    );
  return {
    ...{ isBusy, refusal },
    forget: () => setRefusal(null),
    takeBack,
    async publish() {
      if (!(await session.flush())) return false;
      const { rev } = session.state().stored;
      const isDone = await run("Published", () =>
        api("POST /divisions/{division}/themes/{name}/publish/", { params, ifMatch: rev }),
      );
      if (isDone)
        showSnackbar({
          code: `theme published ${Date.now()}`,
          text: `Visitors see ${title} as you made it.`,
          durationMs: 10_000,
          undo: () => void takeBack(),
        });
      return isDone;
    },
    async discard() {
      await session.flush();
      const discarded = session.state().draft;
      const isDone = await run("Draft discarded", () =>
        api("DELETE /divisions/{division}/themes/{name}/draft/", { params }),
      );
      if (isDone && session.state().draft !== discarded)
        showSnackbar({
          code: `theme discarded ${Date.now()}`,
          text: "The draft is discarded. Your shop looks as it did.",
          durationMs: 10_000,
          undo: () => void session.undo(),
        });
      return isDone;
    },
  };
}
