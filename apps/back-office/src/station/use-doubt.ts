import { useRef, useState } from "react";
import type { ScanAnswer } from "../data/reply.ts";

export interface Doubt {
  /** Whether somebody is being asked what is wrong with the garment on screen. */
  isOpen: boolean;
  set: (isOpen: boolean) => void;
  /** The same for any answer, ahead of the screen. */
  isOver: (answer: ScanAnswer | null) => boolean;
}

/**
 * Whether the garment in hand is about to be failed. The next answer ends the question, unless it is the server's own word
 * that it is still asked.
 */
export function useDoubt(shown: ScanAnswer | null): Doubt {
  const [said, setSaid] = useState({ at: "", isOpen: false });
  const latest = useRef(said);
  const isOver = (answer: ScanAnswer | null, { at, isOpen } = latest.current) =>
    answer !== null && (at === answer.at ? isOpen : answer.code === "fault_asked");
  const set = (isOpen: boolean) => {
    latest.current = { at: shown?.at ?? "", isOpen };
    setSaid(latest.current);
  };
  return { isOpen: isOver(shown, said), set, isOver };
}
