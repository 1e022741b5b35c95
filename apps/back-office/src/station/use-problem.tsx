import { StationButton } from "@selvedge/ui/factory/station-button";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Garment } from "../data/reply.ts";
import { useMay } from "../session/person.ts";
import { DefectAction, DefectGrid } from "./defect-grid.tsx";
import { LabelAgain } from "./label-again.tsx";
import { useFault } from "./use-fault.ts";
import type { StationState } from "./use-station.ts";

interface Problem {
  /** Stands among the station's buttons: says that the garment in hand is spoilt, or prints the new one's label again. */
  button: ReactNode;
  /** While somebody says what is wrong: what the screen shows in place of its own. */
  asking: { action: ReactNode; body: ReactNode } | null;
}

/** A fault is best told where it is seen, by whoever may tell it. Another scan closes the question. */
export function useProblem({ station, answer, show, doubt }: StationState): Problem {
  const close = () => doubt.set(false);
  const fault = useFault(station?.code ?? "", (next) => {
    close();
    show(next);
  });
  const may = useMay("labels.fault");
  const garment = may ? faultyGarment(answer) : null;
  if (answer?.code.startsWith("fault_"))
    return { button: fault.printAgain ? <LabelAgain onPress={fault.printAgain} /> : null, asking: null };
  if (!garment) return { button: null, asking: null };
  return {
    button: (
      <StationButton icon={TriangleAlert} onPress={() => doubt.set(true)}>
        <span className="max-lg:sr-only">Problem</span>
      </StationButton>
    ),
    asking: doubt.isOpen
      ? {
          action: <DefectAction onBack={close} />,
          body: (
            <DefectGrid
              garment={garment}
              station={station?.kind ?? "check"}
              onBack={close}
              isBusy={fault.isBusy}
              onDefect={(defect) => fault.report(garment.code, defect)}
            />
          ),
        }
      : null,
  };
}

/** Answers about a place: a garment of it is shown, none is in hand. */
const aboutPlaces: ReadonlySet<string> = new Set(["hole_shown"]);

/** The garment in hand, unless the scan was refused or has nothing to do with one. What still lies on its shelf is in no hand. */
const faultyGarment = (answer: StationState["answer"]): Garment | null =>
  answer &&
  (answer.band.state !== "wrong" || answer.code === "fault_asked" || answer.code === "print_failed") &&
  !aboutPlaces.has(answer.code) &&
  answer.garment?.state !== "released"
    ? answer.garment
    : null;
