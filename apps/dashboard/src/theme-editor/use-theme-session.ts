import { ApiFailure } from "@selvedge/api-client/client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { afterPaint } from "../page-editor/paint/after-paint.ts";
import { type EditedTheme, editedThemeQuery, type ThemeLayer } from "./theme-query.ts";
import { openThemeSession, type SendAnswer, type ThemeSession, type ThemeState } from "./theme-session.ts";

/** A theme's session over the server, for as long as its editor is open. */
export function useThemeSession(division: number, theme: EditedTheme) {
  const queries = useQueryClient();
  const params = { division, name: theme.name };
  const [session] = useState(() => openThemeSession({ theme, send, later }));

  async function send({ properties, kept, presetVersion }: ThemeLayer, rev: string): Promise<SendAnswer> {
    try {
      const body = { properties: properties as Record<string, string>, kept, presetVersion };
      const call = { params, body, ifMatch: rev };
      const { data } = await api("PUT /divisions/{division}/themes/{name}/draft/", call);
      queries.setQueryData(editedThemeQuery(division, theme.name).queryKey, data);
      void queries.invalidateQueries({ queryKey: [division, "themes"] });
      return { kind: "stored", theme: data };
    } catch (error) {
      return refusalOf(error);
    }
  }

  useEffect(() => {
    const sendNow = () => void session.flush();
    const isGone = () => document.visibilityState === "hidden" && sendNow();
    addEventListener("online", sendNow);
    addEventListener("pagehide", sendNow);
    document.addEventListener("visibilitychange", isGone);
    return () => {
      removeEventListener("online", sendNow);
      removeEventListener("pagehide", sendNow);
      document.removeEventListener("visibilitychange", isGone);
      sendNow();
    };
  }, [session]);

  return { session, state: usePaintedState(session) };
}

/** Its state one paint late: what is typed and the page that wears it are painted before all that is said of it. */
function usePaintedState(session: ThemeSession): ThemeState {
  const [state, setState] = useState(session.state);
  useEffect(() => {
    let waiting: (() => void) | null = null;
    const read = () => {
      waiting = null;
      setState(session.state());
    };
    const deafen = session.listen(() => {
      waiting ??= afterPaint(read);
    });
    read();
    return () => {
      deafen();
      waiting?.();
    };
  }, [session]);
  return state;
}

function later(ms: number, work: () => void) {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
}

function refusalOf(error: unknown): SendAnswer {
  if (!(error instanceof ApiFailure) || error.status === 0 || error.status >= 500) return { kind: "unreachable" };
  if (error.status === 412) return { kind: "stale", theme: error.answer.data as EditedTheme };
  const [text = failureText(error)] = Object.values(error.answer.errors).flat();
  return { kind: "refused", message: text };
}
