// Short messages at the top right, one at a time, newest first (platform-core §4, §9).

export interface Snack {
  code: string;
  text: string;
  tone: "done" | "failed";
  durationMs?: number;
}

const limit = 4;
const gapMs = 300;
const shownForMs = 3000;
let queued: Snack[] = [];
let shown: Snack | null = null;

/** Queues a message; one whose code is queued already is ignored, and at most four are kept. */
export function say(snack: Snack): void {
  if (shown?.code === snack.code || queued.some(({ code }) => code === snack.code)) return;
  queued = [snack, ...queued].slice(0, limit - (shown ? 1 : 0));
  if (!shown) showNext();
}

function showNext() {
  const next = queued.shift();
  if (shown || !next) return;
  shown = next;
  draw(next);
  setTimeout(() => {
    if (shown === next) dismiss();
  }, next.durationMs ?? shownForMs);
}

function dismiss() {
  shown = null;
  document.getElementById("snackbars")?.replaceChildren();
  setTimeout(showNext, gapMs);
}

function draw({ text, tone }: Snack) {
  const bar = document.createElement("div");
  bar.className = "snackbar";
  bar.dataset.tone = tone;
  const words = document.createElement("span");
  words.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "text-button";
  button.textContent = "Dismiss";
  button.addEventListener("click", dismiss);
  bar.append(words, button);
  document.getElementById("snackbars")?.replaceChildren(bar);
}
