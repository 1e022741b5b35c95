import { StationButton } from "@selvedge/ui/factory/station-button";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Garment } from "../../data/reply.ts";
import { useMay } from "../../session/person.ts";
import type { StationState } from "../scans/use-station.ts";
import { DefectAction, DefectGrid } from "./defect-grid.tsx";
import { ReprintLabel } from "./reprint-label.tsx";
import { useFault } from "./use-fault.ts";

interface Problem {
  /** Stands among the station's buttons: says that the garment in hand is spoilt, or prints the new one's label again. */
  button: ReactNode;
  /** What the screen shows instead of its own content while the operator reports a problem. */
  asking: { action: ReactNode; body: ReactNode } | null;
}

/** Lets those with the permission report a fault at the station where it is seen. Another scan closes the question. */
export function useProblem({ station, answer, show, defectPrompt }: StationState): Problem {
  const close = () => defectPrompt.set(false);
  const fault = useFault(station?.code ?? "", (next) => {
    close();
    show(next);
  });
  const may = useMay("labels.fault");
  const garment = may ? faultyGarment(answer) : null;
  if (answer?.code.startsWith("fault_"))
    return { button: fault.printAgain ? <ReprintLabel onPress={fault.printAgain} /> : null, asking: null };
  if (!garment) return { button: null, asking: null };
  return {
    button: (
      <StationButton icon={TriangleAlert} onPress={() => defectPrompt.set(true)}>
        Problem
      </StationButton>
    ),
    asking: defectPrompt.isOpen
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

/** The garment in hand, unless the scan was refused or is not about one. A blank on its shelf is not in hand. */
const faultyGarment = (answer: StationState["answer"]): Garment | null =>
  answer &&
  (answer.band.state !== "wrong" || answer.code === "fault_asked" || answer.code === "print_failed") &&
  !aboutPlaces.has(answer.code) &&
  answer.garment?.state !== "released"
    ? answer.garment
    : null;
