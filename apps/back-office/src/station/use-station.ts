// What a station knows: its day, the answer to the last scan, and what it has in hand. A scan that cannot reach the
// server is sent again, under its own id, until it is answered; those after it wait in their order.
import { ApiFailure } from "@selvedge/api-client/client";
import type { StationSound } from "@selvedge/ui/factory/station-sounds";
import { useScanner } from "@selvedge/ui/factory/use-scanner";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { ScanAnswer } from "../data/reply.ts";
import { useLive } from "../data/use-live.ts";
import { localAnswer } from "./local-answer.ts";

export const stationQuery = (code: string, shelf: string) =>
  queryOptions({
    queryKey: ["station", code, shelf],
    queryFn: async ({ signal }) =>
      (await api("GET /factory/stations/{station}/", { params: { station: code }, query: { shelf }, signal })).data,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

const resendMs = 2000;
const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

export function useStation(code: string, onKey?: (key: string) => void) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [isKept, setKept] = useState(false);
  const { data: station, error } = useQuery(stationQuery(code, answer?.open.includes("-") ? answer.open : ""));
  const isOnline = useLive(["station"]);

  /** Shows an answer that came another way than by a scan. */
  const show = (next: ScanAnswer | null) => {
    setAnswer(next);
    void queries.invalidateQueries({ queryKey: ["station", code] });
  };

  const send = async (text: string): Promise<ScanAnswer> => {
    const body = { station: code, text, open: answer?.open ?? "", clientEventId: crypto.randomUUID() };
    for (;;) {
      try {
        return (await api("POST /factory/scans/", { body })).data;
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || (failure.status !== 0 && failure.status < 502)) throw failure;
        setKept(true);
        await pause(resendMs);
      }
    }
  };

  const onScan = async (text: string): Promise<StationSound> => {
    const next = await send(text);
    setKept(false);
    show(next);
    return soundOf[next.band.state];
  };

  const scanner = useScanner({
    onScan,
    onFailure: (text, failure) => {
      setKept(false);
      show(localAnswer(text, failureText(failure), answer));
    },
    ...(onKey ? { onKey } : {}),
  });
  return { station, error, answer, show, scan: scanner.take, waiting: scanner.waiting, isKept, isOnline };
}

export type StationState = ReturnType<typeof useStation>;

const soundOf: Record<ScanAnswer["band"]["state"], StationSound> = {
  good: "good",
  last: "last",
  wrong: "wrong",
  duplicate: "duplicate",
};
