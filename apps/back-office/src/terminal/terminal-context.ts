import { createContext, useContext } from "react";
import type { ScanAnswer, Terminal } from "../data/reply.ts";

/** The terminal that this browser is, for the pages on it. */
export interface TerminalHere {
  terminal: Terminal;
  /** Locks the screen and ends the session; with a badge its holder is asked for their PIN at once. */
  lock: (badge?: string) => void;
  /** Locks, and asks for an email address and a password: they open what a badge doesn't. */
  lockForPassword: () => void;
  /** The last answer of each station, by its code: who comes next goes on with what lies there. */
  work: Map<string, ScanAnswer>;
}

export const TerminalContext = createContext<TerminalHere | null>(null);

/** null where badges do not work in this browser. */
export const useTerminal = (): TerminalHere | null => useContext(TerminalContext);
