// The arrow keys in the menu row, loaded when one is pressed there. Left and right go along the top items and, in a panel,
// along its columns; down opens a panel and goes on in it, up goes back to its item; Home and End go to the ends.

/** Moves the focus from where it is. `open` opens the panel of an entry. */
export function moveInMenu(key: string, row: HTMLElement, open: (entry: HTMLElement) => void): void {
  const focused = document.activeElement as HTMLElement;
  const entry = focused.closest<HTMLElement>("li:has(> .menu-top)");
  if (!entry || !row.contains(entry)) return;
  const panel = focused.closest<HTMLElement>(".menu-panel");
  if (panel) inPanel(key, entry, panel, focused);
  else alongRow(key, row, entry, open);
}

const linksIn = (part: ParentNode): HTMLElement[] => [...part.querySelectorAll<HTMLElement>("a")];

function alongRow(key: string, row: HTMLElement, entry: HTMLElement, open: (entry: HTMLElement) => void) {
  const tops = [...row.querySelectorAll<HTMLElement>(".menu-top")];
  const at = tops.indexOf(entry.querySelector(".menu-top")!);
  if (key === "ArrowDown") {
    const panel = entry.querySelector(".menu-panel");
    if (!panel) return;
    open(entry);
    linksIn(panel)[0]?.focus();
  } else target(key, tops, at, ["ArrowLeft", "ArrowRight"])?.focus();
}

function inPanel(key: string, entry: HTMLElement, panel: HTMLElement, focused: HTMLElement) {
  const links = linksIn(panel);
  const at = links.indexOf(focused);
  if (key === "ArrowUp" && at === 0) entry.querySelector<HTMLElement>(".menu-top")?.focus();
  else if (key === "ArrowLeft" || key === "ArrowRight") besides(key, panel, focused)?.focus();
  else if (!(key === "ArrowDown" && at === links.length - 1)) target(key, links, at, ["ArrowUp", "ArrowDown"])?.focus();
}

/** The first link of the column before or after. Pictures and the foot are columns of one. */
function besides(key: string, panel: HTMLElement, focused: HTMLElement): HTMLElement | undefined {
  const columns = [...panel.querySelectorAll<HTMLElement>(".mega-links, .mega-image, .mega-foot")];
  const at = columns.findIndex((column) => column.contains(focused));
  const column = target(key, columns, at, ["ArrowLeft", "ArrowRight"]);
  return column && (column.matches("a") ? column : linksIn(column)[0]);
}

/** The neighbour that a key leads to, round the ends; the first and last for Home and End. */
function target(key: string, all: readonly HTMLElement[], at: number, [back, on]: readonly [string, string]) {
  const step = { [back]: at - 1 + all.length, [on]: at + 1, Home: 0, End: all.length - 1 }[key];
  return step === undefined ? undefined : all[step % all.length];
}
