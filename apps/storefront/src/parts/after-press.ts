let isPressed = false;
if (typeof document !== "undefined") {
  const press = ({ type }: Event) => {
    isPressed = type === "pointerdown";
  };
  for (const change of ["pointerdown", "pointerup", "pointercancel"]) addEventListener(change, press, true);
}

/**
 * Runs at once, or after the click if a pointer is pressed. A blur on press can show an error that moves the page, and
 * the pointer would then miss the button that it was pressed on.
 */
export function afterPress(run: () => void): void {
  if (isPressed) addEventListener("pointerup", () => setTimeout(run), { capture: true, once: true });
  else run();
}
