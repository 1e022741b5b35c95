import { useEffect } from "react";

/** The path that was shown last in this document; undefined before the first one, empty while a screen without the frame is shown. */
let shown: string | undefined;

/**
 * Moves the focus to the content when the path changes, so that a screen reader and the Tab key go on from the new page; also when
 * somebody comes back from a screen that takes the whole window, such as an editor.
 */
export function useFocusOnArrival(path: string): void {
  useEffect(() => {
    const isArrival = shown !== undefined && shown !== path;
    shown = path;
    if (isArrival) document.getElementById("content")?.focus({ preventScroll: true });
  }, [path]);
  useEffect(
    () => () => {
      shown = "";
    },
    [],
  );
}
