import type { PageSession } from "@selvedge/builder/session/page-session";
import { toWire } from "@selvedge/pages/wire/to-wire";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useEffect, useRef, useState } from "react";
import { api } from "../../data/api.ts";
import { failureText } from "../../data/failure-text.ts";
import type { Frame } from "../use-frame.ts";

interface Looking {
  division: number;
  pageId: number;
  session: PageSession;
  history: ReturnType<PageSession["history"]>;
  frame: Frame;
  /** Said to those who do not see the page. */
  announce: (text: string) => void;
}

/** A step whose page is shown in the place of the page as it is now. */
export interface LookedAt {
  /** So many steps are made in it. */
  steps: number;
  label: string;
}

/** Shows the page as it was at a step, or as a version is, and changes nothing by that. */
export function useLooks({ division, pageId, session, history, frame, announce }: Looking) {
  const [looked, setLooked] = useState<LookedAt | null>(null);
  const asked = useRef(0);
  const { look } = frame;

  function back() {
    asked.current += 1;
    setLooked(null);
    look(null);
  }
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  // What is done now is done to the page as it is now.
  const known = useRef(history);
  useEffect(() => {
    if (known.current === history) return;
    known.current = history;
    latest.current();
  }, [history]);

  // Escape leads back to the page as it is, wherever the focus is; a dialog that is open has it first.
  const isLooking = looked !== null;
  useEffect(() => {
    if (!isLooking) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [isLooking]);

  async function lookAtStep(next: LookedAt) {
    asked.current += 1;
    const mine = asked.current;
    setLooked(next);
    try {
      const body = toWire(session.docAt(next.steps)) as Record<string, unknown>;
      const params = { division, id: pageId };
      const { data } = await api("POST /divisions/{division}/pages/{id}/looks/", { params, body });
      if (mine !== asked.current) return;
      look({ look: data.look });
      announce(`The page as it was: ${next.label}. Nothing is changed.`);
    } catch (error) {
      if (mine !== asked.current) return;
      back();
      showSnackbar({ code: "page look", tone: "failed", text: failureText(error) });
    }
  }
  return {
    looked,
    lookAtStep,
    back,
    /** A version that the pointer rests on, or none; a step that was pressed stays shown. */
    lookAtVersion: (version: number | null) => {
      if (looked === null) look(version === null ? null : { version });
    },
  };
}

export type Looks = ReturnType<typeof useLooks>;
