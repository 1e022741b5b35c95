import { useEffect } from "react";
import type { ScanAnswer } from "../../data/reply.ts";
import type { StationState } from "./use-station.ts";

/** Lets the machine speak: what it reports of the garment in hand, or that it did not print one, takes the screen. */
export function useMachineAnswer({ station, answer, show, isStored }: StationState): void {
  const said = station?.fromMachine ?? null;
  useEffect(() => {
    if (said && !isStored && mayShow(said, answer)) show(said);
  });
}

/** A failed print stays on screen until the next scan, also after a reload. A finished print shows only over its own garment. */
export function mayShow(said: ScanAnswer, answer: ScanAnswer | null): boolean {
  if (answer && answer.at >= said.at) return false;
  const isInHand = answer?.garment != null && answer.garment.code === said.garment?.code;
  return said.code === "print_failed" || isInHand;
}
