import { type Step, selectionOf } from "@selvedge/builder/history/step";
import type { PageSession } from "@selvedge/builder/session/page-session";
import type { Uid } from "@selvedge/pages/doc";

interface Stepping {
  session: PageSession;
  select: (uid: Uid) => void;
  /** Said to those who do not see the page. */
  announce: (text: string) => void;
}

/** Takes steps back and makes them again, one or many; each selects what it is about and says what became of it. */
export function useSteps({ session, select, announce }: Stepping) {
  function show(step: Step, way: "undo" | "redo") {
    const uid = selectionOf(step, way).find((each) => session.doc().blocks.has(each));
    if (uid !== undefined) select(uid);
  }

  function takeStep(way: "undo" | "redo") {
    const taken = session[way]();
    if (taken.kind === "none") return announce(way === "undo" ? "Nothing to undo." : "Nothing to make again.");
    const word = way === "undo" ? "Undone" : "Made again";
    const left = "Left out, as it no longer fits";
    announce(`${taken.kind === "done" ? word : left}: ${taken.step.label}`);
    show(taken.step, way);
  }

  /** To where so many steps are made. */
  function goTo(steps: number) {
    const way = steps < session.history().past.length ? "undo" : "redo";
    const taken = session.goTo(steps).filter((each) => each.kind !== "none");
    const last = taken.at(-1);
    if (!last) return;
    const skipped = taken.filter(({ kind }) => kind === "skipped").length;
    const count = taken.length === 1 ? "1 step" : `${taken.length} steps`;
    const left = skipped > 0 ? `, ${skipped} left out, as they no longer fit` : "";
    announce(`${count} ${way === "undo" ? "undone" : "made again"}${left}.`);
    show(last.step, way);
  }

  return { takeStep, goTo };
}
