// What a station holds: its day, the answer to the last scan, and what it has in hand. A scan that cannot reach the
// server is sent again, under its own id, until it is answered; those after it wait in their order, over the end of the
// tab too.
// Nothing is sent once the station's page is left: scans without an answer stay stored until it is opened again.

import { badgeCodeOf } from "@selvedge/domain/people/badges";
import type { StationSound } from "@selvedge/ui/factory/station-sounds.ts";
import type { SentScan } from "@selvedge/ui/scanner/scan-queue.ts";
import { useScanner } from "@selvedge/ui/scanner/use-scanner";
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import type { ScanAnswer } from "../../data/reply.ts";
import { isTemporary } from "../../data/temporary-failure.ts";
import { useLine } from "../../data/use-live.ts";
import { usePerson } from "../../session/person.ts";
import { useTerminal } from "../../terminal/terminal-context.ts";
import { openFor } from "../garment-at-qc.ts";
import { useDefectPrompt } from "../problems/use-defect-prompt.ts";
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

/** A request that failed temporarily is repeated until it succeeds. */
const whileFailed = ({ state }: { state: { error: unknown } }) => (isUnanswered(state.error) ? 3000 : false);
const isUnanswered = (error: unknown): boolean => error !== null && isTemporary(error);

/** A line that neither answers nor breaks off is as good as none. The same scan sent again is answered once. */
const patienceMs = 8000;
/** A shorter wait is not noticed. */
const unnoticedMs = 300;

export function useStation(code: string, onKey?: (key: string) => void) {
  const queries = useQueryClient();
  const here = useTerminal();
  /** What lay here when the terminal locked: who comes next goes on with it. */
  const [left] = useState(() => here?.work.get(code) ?? null);
  const [answer, setAnswer] = useState<ScanAnswer | null>(left);
  /** The same, ahead of the screen: scans that wait follow each other faster than the screen renders. */
  const latest = useRef<ScanAnswer | null>(left);
  const defectPrompt = useDefectPrompt(answer);
  const [isStored, setStored] = useState(false);
  /** The scan that is being answered, once the wait for it is noticeable. */
  const [asking, setAsking] = useState("");
  const [replay] = useState(createReplay);
  const person = usePerson();
  const shelf = answer?.open.includes("-") ? answer.open : "";
  const { data: station, error } = useQuery({ ...stationQuery(code, shelf), refetchInterval: whileFailed });
  const { isLive, isLost } = useLine(["station"]);
  const isAway = isStored || isLost || isUnanswered(error);

  /** Shows an answer that came another way than by a scan. */
  const show = (next: ScanAnswer | null) => {
    latest.current = next;
    if (next) here?.work.set(code, next);
    else here?.work.delete(code);
    setAnswer(next);
    void queries.invalidateQueries({ queryKey: ["station", code] });
  };

  const onBroken = () => {
    if (replay.breakOff()) scanner.play("offline");
    setStored(true);
  };

  /** The server's answer, or why it took none; null once the station was left. */
  const send = async (scan: SentScan, stopped: AbortSignal): Promise<ScanAnswer | null> => {
    const body = { station: code, text: scan.code, open: scan.inHand, clientEventId: scan.id, by: person.id };
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
    setStored(false);
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

  /** A badge changes the person where badges work; it is never a garment, and its code is neither sent nor shown. */
  const onBadge = (text: string): boolean => {
    if (!badgeCodeOf(text)) return false;
    if (here) here.lock(text);
    else {
      scanner.play("wrong");
      show(localAnswer({ code: "a badge", inHand: "" }, "badges don't work on this device", latest.current));
    }
    return true;
  };

  const scanner = useScanner({
    aside: onBadge,
    storageKey: `${code} ${person.id}`,
    inHand: () => openFor(station?.kind, latest.current, defectPrompt.isOver(latest.current)),
    onResume: replay.resume,
    onScan,
    onUnterminated: (text) =>
      show(localAnswer({ code: text, inHand: "" }, "it came without Enter or Tab", latest.current)),
    ...(onKey ? { onKey } : {}),
  });
  return {
    station,
    error,
    answer,
    defectPrompt,
    show,
    scan: scanner.take,
    waiting: scanner.waiting,
    asking,
    isStored,
    isAway,
    isOnline: isLive && !isAway,
  };
}

export type StationState = ReturnType<typeof useStation>;

const soundOf: Record<ScanAnswer["band"]["state"], StationSound> = {
  good: "good",
  last: "last",
  wrong: "wrong",
  duplicate: "duplicate",
};
