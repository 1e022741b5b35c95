import { useState } from "react";

interface Switched {
  isDisabled?: boolean | undefined;
  busy?: boolean | undefined;
  onFocusChange?: ((isFocused: boolean) => void) | undefined;
}

/**
 * What a button passes on so that the focus stays on it when its own press switches it off, as a save does that leaves nothing to
 * save: it ignores presses and is gone for the Tab key only once it is left.
 */
export function useHeldFocus({ isDisabled = false, busy = false, onFocusChange }: Switched) {
  const [hasFocus, setFocus] = useState(false);
  const isHeld = isDisabled && hasFocus;
  return {
    isHeld,
    held: {
      isDisabled: isDisabled && !isHeld,
      isPending: busy || isHeld,
      onFocusChange: (isFocused: boolean) => {
        setFocus(isFocused);
        onFocusChange?.(isFocused);
      },
    },
  };
}

/** How one looks that is held: as one that is switched off. */
export const heldStyles = "cursor-not-allowed border-line! bg-sunken! text-ink-3!";
