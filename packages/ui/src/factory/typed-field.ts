type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a text field held before a scan began to fill it. */
export interface FieldSnapshot {
  field: Field;
  value: string;
}

/** Gives the text field that has the focus with its value, or null when keys go elsewhere. */
export function snapshotField(): FieldSnapshot | null {
  const focused = document.activeElement;
  const isField =
    focused instanceof HTMLTextAreaElement ||
    (focused instanceof HTMLInputElement && !/^(checkbox|radio|button|submit|range|color|file)$/.test(focused.type));
  return isField ? { field: focused, value: focused.value } : null;
}

/** Takes out what came since the snapshot. Goes through the prototype's setter, so that React hears of it. */
export function restoreField(snapshot: FieldSnapshot | null): void {
  if (!snapshot || snapshot.field.value === snapshot.value) return;
  const kind = snapshot.field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(snapshot.field, snapshot.value);
  snapshot.field.dispatchEvent(new Event("input", { bubbles: true }));
}
