let isPressed = false;
if (typeof document !== "undefined") {
  const press = ({ type }: Event) => {
    isPressed = type === "pointerdown";
  };
  for (const change of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(change, press, true);
}

/**
 * Runs at once, or where a pointer is pressed after its click: a press that makes a field speak would otherwise move what
 * it was meant for from under itself.
 */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener("pointerup", () => setTimeout(run), { capture: true, once: true });
  else run();
}
