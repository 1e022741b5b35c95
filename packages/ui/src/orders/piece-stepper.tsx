import { Minus, Plus } from "lucide-react";
import { IconButton } from "../actions/icon-button.tsx";

interface PieceStepperProps {
  name: string;
  count: number;
  most: number;
  onChange: (count: number) => void;
}

/** How many pieces of a line are meant, from none to all that are left. */
export function PieceStepper({ name, count, most, onChange }: PieceStepperProps) {
  return (
    <span className="flex items-center gap-1.5">
      <IconButton
        label={`One ${name} less`}
        icon={Minus}
        size="row"
        isDisabled={count === 0}
        onPress={() => onChange(count - 1)}
      />
      <span className="figures min-w-12 text-center text-dense" aria-live="polite">
        {count} of {most}
      </span>
      <IconButton
        label={`One ${name} more`}
        icon={Plus}
        size="row"
        isDisabled={count === most}
        onPress={() => onChange(count + 1)}
      />
    </span>
  );
}
