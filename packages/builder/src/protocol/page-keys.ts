/** Letters that mean something to the editor together with Ctrl or Cmd. */
const letters = "zydscxak";
const named = ["Delete", "Backspace", "Escape", "/", "?", "F2", "F6"];
export const arrowKeys: readonly string[] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Whether the page in the frame reports a key to the editor, which the browser then does nothing for; arrows are decided by themselves. */
export function isPageKey(key: string, isCommand: boolean, isAlt: boolean): boolean {
  if (isCommand) return key === "Enter" || letters.includes(key.toLowerCase());
  return !isAlt && named.includes(key);
}
