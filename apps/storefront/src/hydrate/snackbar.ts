// Short messages at the top right. The queue decides when each is shown (platform-core §4, §9).
import { createSnackbarStore, type SnackbarStore } from "@selvedge/browser/interface/snackbar-store";

const snackbars: SnackbarStore = createSnackbarStore({
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
});
let lastShown: unknown = null;

/** Queues a message. */
export const showSnackbar = snackbars.show;

snackbars.subscribe(() => {
  const { shown } = snackbars.read();
  if (shown === lastShown) return;
  lastShown = shown;
  document.getElementById("snackbars")?.replaceChildren(...(shown ? [barOf(shown.text, shown.tone)] : []));
});

/** A bar stays visible while it is hovered or focused. */
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
