import type { SaveState } from "@selvedge/studio/scene/studio-types.ts";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";

/** Why a design is not saved, as a person reads it; null where it is saved. */
export function unsavedText(name: string, end: SaveState): string | null {
  if (end.kind === "failed") return `“${name}” is not saved yet. ${end.text}`;
  return end.kind === "conflict" ? `“${name}” was changed elsewhere. Choose which version to keep.` : null;
}

export interface Way {
  label: string;
  run: () => void;
}

/** Shows why a design is not saved, with a way on; shows nothing where it is saved. */
export function showUnsaved(name: string, end: SaveState, way?: Way): void {
  const text = unsavedText(name, end);
  if (text === null) return;
  const action = way && { undo: way.run, undoLabel: way.label };
  showSnackbar({ code: `unsaved ${end.kind}`, text, tone: "failed", durationMs: 8000, ...action });
}
