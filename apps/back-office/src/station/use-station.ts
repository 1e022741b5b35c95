// What a station knows: its day, the answer to the last scan, and what it has in hand. A scan that cannot reach the
// server is sent again, under its own id, until it is answered; those after it wait in their order, over a reload too.
import { ApiFailure } from "@selvedge/api-client/client";
import type { TakenScan } from "@selvedge/ui/factory/scan-line";
import type { StationSound } from "@selvedge/ui/factory/station-sounds";
import { useScanner } from "@selvedge/ui/factory/use-scanner";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { ScanAnswer } from "../data/reply.ts";
import { useLive } from "../data/use-live.ts";
import { usePerson } from "../session/person.ts";
import { afterReplay, type RefusedScan } from "./after-replay.ts";
import { openFor } from "./in-check.ts";
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
/** A line that neither answers nor breaks off is as good as none. The same scan sent again is answered once. */
const patienceMs = 8000;
/** Until then nobody has begun to wait. */
const unnoticedMs = 300;
const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

export function useStation(code: string, onKey?: (key: string) => void) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  const [isKept, setKept] = useState(false);
  /** The scan that is being answered, once somebody waits for it. */
  const [asking, setAsking] = useState("");
  /** How many scans were sent since the line broke, and those of them that were refused. */
  const replay = useRef<{ sent: number; refused: RefusedScan[] } | null>(null);
  const person = usePerson();
  const { data: station, error } = useQuery(stationQuery(code, answer?.open.includes("-") ? answer.open : ""));
  const isOnline = useLive(["station"]);

  /** Shows an answer that came another way than by a scan. */
  const show = (next: ScanAnswer | null) => {
    setAnswer(next);
    void queries.invalidateQueries({ queryKey: ["station", code] });
  };

  const send = async ({ code: text, id: clientEventId }: TakenScan): Promise<ScanAnswer> => {
    const body = { station: code, text, open: openFor(station?.kind, answer), clientEventId };
    for (;;) {
      try {
        return (await api("POST /factory/scans/", { body, timeoutMs: patienceMs })).data;
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || (failure.status !== 0 && failure.status < 502)) throw failure;
        if (!replay.current) scanner.play("offline");
        replay.current ??= { sent: 0, refused: [] };
        setKept(true);
        await pause(resendMs);
      }
    }
  };

  /** Shows an answer and gives its sound; after a broken line also what was refused before it, unseen. */
  const settle = (text: string, next: ScanAnswer, left: number): StationSound => {
    const broken = replay.current;
    if (broken) {
      broken.sent += 1;
      if (next.outcome === "refused") broken.refused.push({ text, answer: next });
      if (left === 0) replay.current = null;
    }
    const shown = broken && left === 0 ? afterReplay(next, broken.sent, broken.refused) : next;
    show(shown);
    return broken && left === 0 && shown.outcome !== "refused" ? "sent" : soundOf[shown.band.state];
  };

  const onScan = async (scan: TakenScan, left: () => number): Promise<StationSound> => {
    const noticed = setTimeout(() => setAsking(scan.code), unnoticedMs);
    try {
      const next = await send(scan);
      setKept(false);
      return settle(scan.code, next, left());
    } finally {
      clearTimeout(noticed);
      setAsking("");
    }
  };

  const scanner = useScanner({
    keptAs: `${code} ${person.id}`,
    onScan,
    onFailure: (text, failure) => {
      setKept(false);
      show(localAnswer(text, failureText(failure), answer));
    },
    ...(onKey ? { onKey } : {}),
  });
  return { station, error, answer, show, scan: scanner.take, waiting: scanner.waiting, asking, isKept, isOnline };
}

export type StationState = ReturnType<typeof useStation>;

const soundOf: Record<ScanAnswer["band"]["state"], StationSound> = {
  good: "good",
  last: "last",
  wrong: "wrong",
  duplicate: "duplicate",
};
