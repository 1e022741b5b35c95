import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "./api.ts";

export interface Line {
  isLive: boolean;
  /** It broke, and has not reconnected for `lostAfterMs`. */
  isLost: boolean;
}

/** A stream that breaks and reconnects within this time is not shown as lost. */
const lostAfterMs = 2500;
/** A browser never reconnects an event stream that was answered with an error status, so we open a new one. */
const againMs = 3000;

/**
 * Marks what the screens show as old whenever an order moves anywhere; returns whether the stream is connected. Somebody who
 * may not see orders has none.
 */
export const useLive = (keys: readonly string[], isAllowed = true): boolean => useLine(keys, isAllowed).isLive;

/** A stream is refused without a reason: where nobody is signed in any more, the answer to a call tells the page. */
const askWhoIsThere = () => void api("GET /factory/stations/", {}).catch(() => undefined);

/** The same, and whether the stream is lost. What moved while it was down is fetched once it reconnects. */
export function useLine(keys: readonly string[], isAllowed = true): Line {
  const queries = useQueryClient();
  const [line, setLine] = useState<Line>({ isLive: false, isLost: false });
  const wanted = keys.join(" ");
  useEffect(() => {
    if (!isAllowed) return;
    let source: EventSource;
    let due: ReturnType<typeof setTimeout> | undefined;
    let lost: ReturnType<typeof setTimeout> | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    let hasAsked = false;
    const refresh = () => {
      due = undefined;
      for (const key of wanted.split(" ")) void queries.invalidateQueries({ queryKey: [key] });
    };
    const isBack = () => {
      if (lost !== undefined) refresh();
      clearTimeout(lost);
      lost = undefined;
      hasAsked = false;
      setLine({ isLive: true, isLost: false });
    };
    const isBroken = () => {
      setLine((before) => ({ ...before, isLive: false }));
      lost ??= setTimeout(() => setLine({ isLive: false, isLost: true }), lostAfterMs);
      if (source.readyState !== EventSource.CLOSED) return;
      again = setTimeout(open, againMs);
      if (!hasAsked) askWhoIsThere();
      hasAsked = true;
    };
    const open = () => {
      source = new EventSource("/omnis/v3/factory/live/");
      source.addEventListener("open", isBack);
      source.addEventListener("error", isBroken);
      // Many moves of one moment are one refresh.
      source.addEventListener("moved", () => {
        due ??= setTimeout(refresh, 400);
      });
    };
    open();
    return () => {
      for (const timer of [due, lost, again]) clearTimeout(timer);
      source.close();
    };
  }, [queries, wanted, isAllowed]);
  return line;
}
