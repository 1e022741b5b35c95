// Work that has not reached the server is stored in this browser, so that a reload or a lost connection loses nothing. A
// design is longer than the storage drivers take, so it goes to the browser's storage directly.
import type { Scene } from "@selvedge/design/scene";
import { type BrowserStorage, readStored, removeStored, store } from "../data/browser-storage.ts";
import type { SentSaves } from "./sent-saves.ts";

export interface LocalDraft {
  /** The version on the server that the work was done on. */
  version: number;
  name: string;
  scene: Scene;
  /** Saves over that version that have no answer: one of them may have reached the server. */
  sent: SentSaves;
}

export interface DraftStore {
  store(draft: LocalDraft): void;
  drop(): void;
  /** The stored work, or null. What cannot be read is no work. */
  read(): LocalDraft | null;
}

/** Where the unsaved work of one design is stored. Without storage the server alone has the work. */
export function draftStore(storage: BrowserStorage, division: number, design: number): DraftStore {
  const key = `selvedge-draft-${division}-${design}`;
  return {
    store: (draft) => void store(storage, key, JSON.stringify(draft)),
    drop: () => removeStored(storage, key),
    read: () => draftIn(readStored(storage, key)),
  };
}

function draftIn(text: string | null): LocalDraft | null {
  const read = parsed(text);
  const isDraft = typeof read?.version === "number" && typeof read.name === "string" && read.scene?.v === 1;
  return isDraft ? { ...read, sent: Array.isArray(read.sent) ? read.sent : [] } : null;
}

function parsed(text: string | null) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
