// What is written and not saved is kept in this browser, so that a reload or a closed tab loses nothing.
import { type BrowserStorage, readStored, removeStored, store } from "../data/browser-storage.ts";
import type { PostForm } from "./post-form.ts";

export interface UnsavedPost {
  /** The version that was opened; 0 for a new post. */
  version: number;
  /** Of a new post: the same one however often it is sent. */
  uuid: string;
  /** The form as it was opened, so that it is known what was typed. */
  since: PostForm;
  form: PostForm;
}

const keyOf = (division: number, id: number) => `selvedge-post-${division}-${id || "new"}`;

/** What was written in a post and not saved, or null. */
export function readUnsaved(storage: BrowserStorage, division: number, id: number): UnsavedPost | null {
  try {
    const kept = JSON.parse(readStored(storage, keyOf(division, id)) ?? "null");
    const isKept = typeof kept?.version === "number" && typeof kept.form?.title === "string" && kept.since?.tags;
    return isKept ? kept : null;
  } catch {
    return null;
  }
}

export const storeUnsaved = (storage: BrowserStorage, division: number, id: number, kept: UnsavedPost): void =>
  void store(storage, keyOf(division, id), JSON.stringify(kept));

export const dropUnsaved = (storage: BrowserStorage, division: number, id: number): void =>
  removeStored(storage, keyOf(division, id));
