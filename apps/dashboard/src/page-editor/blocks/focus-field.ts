/** Frames of the screen for which a field that is still being loaded is waited for. */
const patience = 120;
const typedOrChosen = "input:not([type=hidden], [type=radio]:not(:checked)), textarea, select";
/** What is typed into first, whatever stands before it. */
const takesFocus = ["[contenteditable=true]", typedOrChosen, "button"];

/** Brings the settings to one of their fields, once it is there. */
export function focusField(panel: HTMLElement | null, path: readonly (string | number)[], tries = patience): void {
  requestAnimationFrame(() => {
    const names = path.map((_, at) => path.slice(0, path.length - at).join("."));
    const field = names.map((name) => panel?.querySelector(`[data-field="${CSS.escape(name)}"]`)).find(Boolean);
    const isLoading = field?.querySelector("[aria-busy=true]") !== null;
    const found = takesFocus.map((each) => field?.querySelector<HTMLElement>(each));
    const target = isLoading ? null : found.find(Boolean);
    if (target) {
      target.scrollIntoView({ block: "center" });
      target.focus();
    } else if (tries > 0) focusField(panel, path, tries - 1);
  });
}

const firstSetting = `section :is(${typedOrChosen}, [contenteditable], button)`;

/** Goes to the first of the settings, once they are there. */
export function focusFirst(panel: HTMLElement | null, tries = patience): void {
  requestAnimationFrame(() => {
    const first = panel?.querySelector<HTMLElement>(firstSetting);
    if (first) first.focus();
    else if (tries > 0 && panel?.querySelector("[aria-busy=true]")) focusFirst(panel, tries - 1);
    else panel?.querySelector<HTMLElement>(typedOrChosen)?.focus();
  });
}
