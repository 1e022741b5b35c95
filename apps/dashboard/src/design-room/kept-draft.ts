// Work that has not reached the server is kept in this browser, so that a reload or a dead line loses nothing. A design is
// longer than the storage drivers take, so it goes to the browser itself.
import type { Scene } from "@selvedge/design/scene";

export interface KeptDraft {
  /** The version on the server that the work was done on. */
  version: number;
  name: string;
  scene: Scene;
}

export interface DraftStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const keyOf = (division: number, design: number) => `selvedge-draft-${division}-${design}`;

export function keepDraft(store: DraftStore, division: number, design: number, draft: KeptDraft): void {
  safely(() => store.setItem(keyOf(division, design), JSON.stringify(draft)));
}

export function dropDraft(store: DraftStore, division: number, design: number): void {
  safely(() => store.removeItem(keyOf(division, design)));
}

/** The kept work of a design, or null. What cannot be read is no work. */
export function readDraft(store: DraftStore, division: number, design: number): KeptDraft | null {
  return safely(() => {
    const read = JSON.parse(store.getItem(keyOf(division, design)) ?? "null");
    return typeof read?.version === "number" && typeof read.name === "string" && read.scene?.v === 1 ? read : null;
  });
}

/** Storage may be full or switched off; then the server alone keeps the work. */
function safely<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
