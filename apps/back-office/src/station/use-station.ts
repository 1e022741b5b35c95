// What a station knows: its day, the answer to the last scan, and what it has in hand. A scan that cannot reach the
// server is sent again, under its own id, until it is answered; those after it wait in their order, over a reload too.
// Nothing is sent for a station that was left: what it still had is kept for when somebody is back.
import type { SentScan } from "@selvedge/ui/factory/scan-line";
import type { StationSound } from "@selvedge/ui/factory/station-sounds";
import { useScanner } from "@selvedge/ui/factory/use-scanner";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { ScanAnswer } from "../data/reply.ts";
import { useLive } from "../data/use-live.ts";
import { usePerson } from "../session/person.ts";
import { openFor } from "./in-check.ts";
import { localAnswer } from "./local-answer.ts";
import { createReplay } from "./replay.ts";
import { sendScan } from "./send-scan.ts";

export const stationQuery = (code: string, shelf: string) =>
  queryOptions({
    queryKey: ["station", code, shelf],
    queryFn: async ({ signal }) =>
      (await api("GET /factory/stations/{station}/", { params: { station: code }, query: { shelf }, signal })).data,
    staleTime: 10_000,
    placeholderData: keepPreviousData,
  });

/** A line that neither answers nor breaks off is as good as none. The same scan sent again is answered once. */
const patienceMs = 8000;
/** Until then nobody has begun to wait. */
const unnoticedMs = 300;

export function useStation(code: string, onKey?: (key: string) => void) {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<ScanAnswer | null>(null);
  /** The same, ahead of the screen: scans that wait follow each other faster than anything is drawn. */
  const latest = useRef<ScanAnswer | null>(null);
  const [isKept, setKept] = useState(false);
  /** The scan that is being answered, once somebody waits for it. */
  const [asking, setAsking] = useState("");
  const [replay] = useState(createReplay);
  const person = usePerson();
  const { data: station, error } = useQuery(stationQuery(code, answer?.open.includes("-") ? answer.open : ""));
  const isOnline = useLive(["station"]);

  /** Shows an answer that came another way than by a scan. */
  const show = (next: ScanAnswer | null) => {
    latest.current = next;
    setAnswer(next);
    void queries.invalidateQueries({ queryKey: ["station", code] });
  };

  const onBroken = () => {
    if (replay.breakOff()) scanner.play("offline");
    setKept(true);
  };

  /** The server's answer, or why it took none; null once the station was left. */
  const send = async (scan: SentScan, stopped: AbortSignal): Promise<ScanAnswer | null> => {
    const body = { station: code, text: scan.code, open: scan.inHand, clientEventId: scan.id };
    const post = async () => {
      // After a reload: what this answer leaves in hand depends on the kind of station.
      if (!station) await queries.prefetchQuery(stationQuery(code, ""));
      return (await api("POST /factory/scans/", { body, timeoutMs: patienceMs, signal: stopped })).data;
    };
    try {
      return await sendScan(post, { stopped, onBroken });
    } catch (failure) {
      return localAnswer(scan, failureText(failure), latest.current);
    }
  };

  /** Shows an answer and gives its sound; after a broken line also what was refused before it, unseen. */
  const settle = (text: string, next: ScanAnswer, left: number): StationSound => {
    const { shown, isEnd } = replay.settle(text, next, left);
    setKept(false);
    show(shown);
    return isEnd && shown.outcome !== "refused" ? "sent" : soundOf[shown.band.state];
  };

  const onScan = async (scan: SentScan, left: () => number, stopped: AbortSignal): Promise<StationSound | null> => {
    const noticed = setTimeout(() => setAsking(scan.code), unnoticedMs);
    try {
      const next = await send(scan, stopped);
      return next && settle(scan.code, next, left());
    } finally {
      clearTimeout(noticed);
      setAsking("");
    }
  };

  const scanner = useScanner({
    keptAs: `${code} ${person.id}`,
    inHand: () => openFor(station?.kind, latest.current),
    onResume: replay.resume,
    onScan,
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
