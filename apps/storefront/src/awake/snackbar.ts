// Short messages at the top right. When each is shown is for the queue to say (platform-core §4, §9).
import { createSnackbarStore, type SnackbarStore } from "@selvedge/domain/interface/snackbar-store";

const snackbars: SnackbarStore = createSnackbarStore({
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
});
let drawn: unknown = null;

/** Queues a message. */
export const say = snackbars.show;

snackbars.subscribe(() => {
  const { shown } = snackbars.read();
  if (shown === drawn) return;
  drawn = shown;
  document.getElementById("snackbars")?.replaceChildren(...(shown ? [barOf(shown.text, shown.tone)] : []));
});

/** A bar stays while a pointer or the focus is on it. */
function barOf(text: string, tone = "done"): HTMLElement {
  const bar = document.createElement("div");
  bar.className = "snackbar";
  bar.dataset.tone = tone;
  for (const event of ["pointerenter", "focusin"]) bar.addEventListener(event, snackbars.hold);
  for (const event of ["pointerleave", "focusout"]) bar.addEventListener(event, snackbars.release);
  const words = document.createElement("span");
  words.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "text-button";
  button.textContent = "Dismiss";
  button.addEventListener("click", snackbars.close);
  bar.append(words, button);
  return bar;
}
