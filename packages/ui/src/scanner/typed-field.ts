type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a text field held before a scan began to fill it. */
export interface FieldSnapshot {
  field: Field;
  value: string;
  /** A search, a field for typed codes (`data-codes`), or any other text. */
  kind: "search" | "code" | "text";
}

/** Returns the text field that has the focus with its value, or null when keys go elsewhere. */
export function fieldInFocus(): FieldSnapshot | null {
  const focused = document.activeElement;
  const isField =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|color|file)$/.test(focused.type));
  return isField ? { field: focused, value: focused.value, kind: kindOf(focused) } : null;
}

function kindOf(field: Field): FieldSnapshot["kind"] {
  if (field.type === "search") return "search";
  return field.dataset.codes === undefined ? "text" : "code";
}

/** Removes what was typed since the snapshot. */
export function restoreField(snapshot: FieldSnapshot | null): void {
  if (snapshot) fillField(snapshot, snapshot.value);
}

/** Puts a text into a field. Goes through the prototype's setter, so that React notices it. */
export function fillField({ field }: FieldSnapshot, value: string): void {
  if (field.value === value) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
