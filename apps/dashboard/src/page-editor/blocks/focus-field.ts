/** Frames of the screen for which a field that is still being loaded is waited for. */
const patience = 120;
const typedOrChosen = "input:not([type=hidden], [type=radio]:not(:checked)), textarea, select";
/** What is typed into first, whatever stands before it. */
const takesFocus = ["[contenteditable=true]", typedOrChosen, "button"];

const typedInto = (field: Element | null | undefined): HTMLElement | undefined =>
  takesFocus.flatMap((each) => field?.querySelector<HTMLElement>(each) ?? [])[0];

interface Settings {
  panel: HTMLElement | null;
  /** The block whose settings they are, once they are there. */
  of: string | null;
  /** A dialog led here: it keeps the focus until it is gone, and gives it back to what opened it. */
  isAfterDialog?: boolean;
}

const isThere = ({ panel, of, isAfterDialog }: Settings): boolean =>
  (of === null || panel?.dataset.of === of) && !(isAfterDialog && document.querySelector("[role=dialog]"));

/** Brings the settings to one of their fields, once it is there. */
export function focusField(settings: Settings, path: readonly (string | number)[], tries = patience): void {
  requestAnimationFrame(() => {
    const panel = isThere(settings) ? settings.panel : null;
    const names = path.map((_, at) => path.slice(0, path.length - at).join("."));
    const field = names.map((name) => panel?.querySelector(`[data-field="${CSS.escape(name)}"]`)).find(Boolean);
    const isLoading = field?.querySelector("[aria-busy=true]") !== null;
    const target = isLoading ? null : typedInto(field);
    if (target) {
      target.scrollIntoView({ block: "center" });
      target.focus();
    } else if (tries > 0) focusField(settings, path, tries - 1);
  });
}

const firstSetting = `section :is(${typedOrChosen}, [contenteditable], button)`;

/** Goes to the first of the settings, once they are there. */
export function focusFirst(settings: Settings, tries = patience): void {
  requestAnimationFrame(() => {
    const { panel } = settings;
    if (!isThere(settings) && tries > 0) return focusFirst(settings, tries - 1);
    // The first of them can be one that is still being loaded, such as the editor of a text.
    const [first] = panel?.querySelectorAll<HTMLElement>(`${firstSetting}, section [aria-busy=true]`) ?? [];
    if (first?.ariaBusy === "true" && tries > 0) focusFirst(settings, tries - 1);
    // A text comes after the buttons that shape it.
    else if (first) (typedInto(first.closest("[data-field]")) ?? first).focus();
    else panel?.querySelector<HTMLElement>(typedOrChosen)?.focus();
  });
}

/** Goes to the row of the chosen block once the dialog that made it is gone: by then the row is there, and its keys work. */
export function focusRow(list: HTMLElement | null, tries = patience): void {
  requestAnimationFrame(() => {
    const row = list?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"][aria-selected="true"]');
    if (row && !document.querySelector("[role=dialog]")) row.focus();
    else if (tries > 0) focusRow(list, tries - 1);
  });
}
