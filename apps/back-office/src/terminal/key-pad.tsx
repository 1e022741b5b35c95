import { Check, Delete } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";

interface KeyPadProps {
  onDigit: (digit: string) => void;
  onBack: () => void;
  onDone: () => void;
  mayBeDone: boolean;
}

/** Digits for gloved hands. The field that they fill keeps the focus, so that a keyboard works beside them. */
export function KeyPad({ onDigit, onBack, onDone, mayBeDone }: KeyPadProps) {
  return (
    <fieldset aria-label="Number pad" className="grid min-h-0 min-w-0 grid-cols-3 grid-rows-4 gap-3 max-md:gap-2">
      {[..."123456789"].map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <Key label="Delete the last digit" onPress={onBack}>
        <Delete aria-hidden size={34} />
      </Key>
      <Key onPress={() => onDigit("0")}>0</Key>
      <Key label="Done" isOff={!mayBeDone} onPress={onDone}>
        <Check aria-hidden size={38} />
      </Key>
    </fieldset>
  );
}

interface KeyProps {
  label?: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Key({ label, isOff = false, onPress, children }: KeyProps) {
  return (
    <Button
      {...(label ? { "aria-label": label } : {})}
      isDisabled={isOff}
      preventFocusOnPress
      onPress={onPress}
      className="flex min-h-16 items-center max-md:min-h-14 justify-center rounded-card border border-line bg-surface text-[40px]/none font-semibold text-ink data-hovered:bg-hover data-pressed:bg-primary-tint data-disabled:bg-sunken data-disabled:text-ink-2"
    >
      {children}
    </Button>
  );
}
