import { StationButton } from "@selvedge/ui/factory/station-button";
import { Printer } from "lucide-react";

/** Prints the label of the garment that is made instead once more. */
export function ReprintLabel({ onPress }: { onPress: () => void }) {
  return (
    <StationButton icon={Printer} onPress={onPress}>
      Reprint label
    </StationButton>
  );
}
