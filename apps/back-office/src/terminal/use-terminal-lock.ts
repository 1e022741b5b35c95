import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { Person, ScanAnswer, Terminal } from "../data/reply.ts";
import { endSession } from "./end-session.ts";
import { lockMemory, onLockElsewhere } from "./lock-memory.ts";
import type { Locked } from "./locked-terminal.tsx";
import type { TerminalHere } from "./terminal-context.ts";
import { useAutoLock } from "./use-auto-lock.ts";
import { workWords } from "./work-words.ts";

/**
 * Whether this browser's screen is locked, where it is a terminal. Locking ends the session and takes the work off the
 * screen at once, also while the server does not answer; what lies at the stations stays for the next person.
 */
export function useTerminalLock(terminal: Terminal | null, account: Person | null) {
  const { pathname } = useLocation();
  const [isLocked, setIsLocked] = useState(lockMemory.isLocked);
  const [locked, setLocked] = useState<Locked | null>(null);
  const [takesPassword, takePassword] = useState(false);
  const [work] = useState(() => new Map<string, ScanAnswer>());
  const isIn = terminal !== null && account !== null && !isLocked;

  const lock = (how: Pick<Locked, "isAutomatic" | "badge">) => {
    if (!terminal) return;
    lockMemory.lock();
    setIsLocked(true);
    takePassword(false);
    setLocked({ ...how, at: new Date(), person: account?.fullName ?? "" });
    endSession();
  };

  useAutoLock({
    afterMinutes: isIn ? terminal.lockAfterMinutes : null,
    tellsServer: account?.staff?.permissions.includes("floor.scan") ?? false,
    onLock: () => lock({ isAutomatic: true }),
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isIn || !event.altKey || event.code !== "KeyL") return;
    event.preventDefault();
    lock({ isAutomatic: false });
  });
  const lockAlong = useEffectEvent(() => {
    if (isIn) lock({ isAutomatic: false });
  });
  // A session that was left behind by a reload, while the server did not answer.
  const endLeftBehind = useEffectEvent(() => {
    if (isLocked && terminal && account) endSession();
  });
  const isKnown = terminal !== null;
  useEffect(() => {
    if (!isKnown) return;
    endLeftBehind();
    const stop = onLockElsewhere(() => lockAlong());
    document.addEventListener("keydown", onKey);
    return () => {
      stop();
      document.removeEventListener("keydown", onKey);
    };
  }, [isKnown]);

  const here: TerminalHere | null = terminal && {
    terminal,
    work,
    lock: (badge) => lock({ isAutomatic: false, badge }),
    lockForPassword: () => {
      lock({ isAutomatic: false });
      takePassword(true);
    },
  };
  return {
    here,
    isLocked: isLocked && isKnown,
    locked,
    takesPassword,
    takePassword,
    workHere: () => workWords(work, pathname),
    open: () => {
      lockMemory.open();
      setLocked(null);
      setIsLocked(false);
      takePassword(false);
    },
  };
}
