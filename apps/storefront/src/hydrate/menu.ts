// The menu row's panels. Hover or tap a top item, or press its toggle or the down key, to open; leave, press Escape or
// navigate to close.

/** A pointer that only crosses the row opens nothing; one that leaves for a moment closes nothing. */
const openAfterMs = 90;
const switchAfterMs = 40;
const closeAfterMs = 180;

/** Starts the row. Returns the function that closes it, for use after a navigation. */
export function startMenu(): () => void {
  const row = document.getElementById("menu-row");
  if (!row) return () => {};
  let open: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const entryOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("#menu-row > ul > li") : null;

  const set = (entry: HTMLElement | null) => {
    clearTimeout(timer);
    if (open) mark(open, false);
    open = entry?.querySelector(".menu-panel") ? entry : null;
    if (open) mark(open, true);
    row.querySelector<HTMLElement>(".menu-backdrop")!.hidden = open === null;
  };
  const later = (entry: HTMLElement | null, delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set(entry), delayMs);
  };

  row.addEventListener("pointerover", (event) => {
    const entry = entryOf(event.target);
    if (event.pointerType === "mouse" && entry) later(entry, open ? switchAfterMs : openAfterMs);
  });
  row.addEventListener("pointerout", (event) => {
    if (event.pointerType === "mouse" && !entryOf(event.relatedTarget)) later(null, closeAfterMs);
  });
  row.addEventListener("click", (event) => {
    const target = event.target as Element;
    const entry = entryOf(target);
    if (target.closest(".menu-toggle")) set(open === entry ? null : entry);
    else if (target.matches(".menu-backdrop")) set(null);
    else if (event.pointerType === "touch" && target.closest(".menu-top") && open !== entry) {
      // Touch has no hover: the first tap opens the panel, the second follows the link.
      set(entry);
      if (open) event.preventDefault();
    }
  });
  row.addEventListener("focusout", ({ relatedTarget }) => {
    if (open && relatedTarget instanceof Node && !open.contains(relatedTarget)) set(null);
  });
  row.addEventListener("keydown", (event) => {
    if (!/^(Arrow|Home|End)/.test(event.key)) return;
    event.preventDefault();
    void import("./menu-keys.ts").then(({ moveInMenu }) => moveInMenu(event.key, row, set));
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !open) return;
    const toggle = open.querySelector<HTMLElement>(".menu-toggle");
    const wasInside = open.contains(document.activeElement);
    set(null);
    if (wasInside) toggle?.focus();
  });
  return () => set(null);
}

function mark(entry: HTMLElement, isOpen: boolean) {
  entry.toggleAttribute("data-open", isOpen);
  entry.querySelector(".menu-toggle")?.setAttribute("aria-expanded", String(isOpen));
}
