import { StationButton } from "@selvedge/ui/factory/station-button";
import { Printer } from "lucide-react";
import { printLabels } from "./use-fault.ts";

/** Prints the label of the garment that is made instead once more. */
export function LabelAgain({ label }: { label: string }) {
  return (
    <StationButton icon={Printer} onPress={() => printLabels([label], "The first one did not come out")}>
      Label again
    </StationButton>
  );
}
