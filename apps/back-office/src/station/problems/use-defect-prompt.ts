import { useRef, useState } from "react";
import type { ScanAnswer } from "../../data/reply.ts";

export interface DefectPrompt {
  /** Whether the screen asks what is wrong with the garment on it. */
  isOpen: boolean;
  set: (isOpen: boolean) => void;
  /** The same for any answer, ahead of the screen. */
  isOver: (answer: ScanAnswer | null) => boolean;
}

/**
 * Whether the garment in hand is about to be failed. The next answer ends the question, unless it is the server's own word
 * that it is still asked.
 */
export function useDefectPrompt(shown: ScanAnswer | null): DefectPrompt {
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
