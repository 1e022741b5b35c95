import { useEffect } from "react";
import type { usePageSession } from "../pages/use-page-session.ts";

type Editing = ReturnType<typeof usePageSession>;

/** A change is seen on the page this long after the last key. */
const shownMs = 250;

/** What was changed is on the page a moment later: the server stores it and renders it. */
export function useStoredSoon(session: Editing["session"], saver: Editing["saver"]): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = session.listen(() => {
      clearTimeout(timer);
      if (session.pending().length > 0 && saver.state().kind !== "offline")
        timer = setTimeout(() => void saver.flush(), shownMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session, saver]);
}
