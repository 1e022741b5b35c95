// Another choice of filters: the page's next address, without losing the place on it.
import { chosenFacets, facetParameters } from "@selvedge/domain/facets/chosen-facets";

interface Place {
  focusId: string;
  isSheetOpen: boolean;
  sheetTop: number;
  closed: readonly string[];
}

/** How the router is told that the page stays the same one for its reader. */
export const refining = "refines";

let place: Place | null = null;
const sheet = () => document.getElementById("finder-sheet");
const groups = () => [...document.querySelectorAll<HTMLDetailsElement>(".finder-form details")];

/** Remembers where the reader is, until the next page is shown. */
export function keepPlace(): void {
  const open = sheet();
  place = {
    focusId: document.activeElement?.id ?? "",
    isSheetOpen: open?.matches(":popover-open") ?? false,
    sheetTop: open?.scrollTop ?? 0,
    closed: groups().map((group) => (group.open ? "" : titleOf(group))),
  };
}

const titleOf = (group: HTMLElement): string => group.querySelector("summary")?.textContent ?? "";

/** Goes on with what a form chooses. Its button closes the sheet; nothing is loaded again where nothing has changed. */
export function refineBy(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!form.reportValidity()) return;
  keepPlace();
  if (submitter && place) place.isSheetOpen = false;
  const data = new FormData(form);
  const given = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
  const fixed = [...given].filter(([name]) => name === "q");
  const sort = given.get("sort");
  const isUsual = form.ownerDocument.querySelector<HTMLSelectElement>("select[name=sort]")?.selectedIndex === 0;
  const query = new URLSearchParams([
    ...fixed,
    ...facetParameters(chosenFacets(given)),
    ...(sort && !isUsual ? [["sort", sort]] : []),
  ]);
  const url = `${location.pathname}${query.size > 0 ? `?${query}` : ""}`;
  if (url !== location.pathname + location.search) refine(url);
  else {
    place = null;
    if (submitter) sheet()?.hidePopover();
  }
}

/** Goes to another choice. */
export function refine(url: string): void {
  const { navigation } = window;
  if (navigation) void navigation.navigate(url, { info: refining });
  else location.assign(url);
}

/** Puts the reader back to where they were, and says how much there is now. */
export function restorePlace(): void {
  if (!place) return;
  const { focusId, isSheetOpen, sheetTop, closed } = place;
  place = null;
  for (const group of groups()) if (closed.includes(titleOf(group))) group.open = false;
  const open = sheet();
  if (isSheetOpen && open) {
    open.showPopover();
    open.scrollTop = sheetTop;
  }
  const bar = document.querySelector(".finder-bar");
  if (bar && !isSheetOpen && bar.getBoundingClientRect().top < 0) bar.scrollIntoView();
  const focused = focusId ? document.getElementById(focusId) : null;
  (focused ?? bar?.querySelector<HTMLElement>("select"))?.focus({ preventScroll: true });
  setTimeout(() => {
    document.getElementById("live-title")!.textContent = document.querySelector(".finder-total")?.textContent ?? "";
  });
}
