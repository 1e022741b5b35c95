// The undo history of a design, stored for this tab alone: a reload finds it again, and another tab has its own. Unsaved
// drafts are in another storage, so a history never takes their room.
import type { Scene } from "@selvedge/design/scene";
import { type History, startHistory } from "@selvedge/studio/scene/history.ts";
import { historyText, readHistory } from "@selvedge/studio/scene/history-text.ts";
import { type BrowserStorage, readStored, removeAllStored, store } from "../data/browser-storage.ts";

const prefix = "selvedge-history-";

export interface HistoryOwner {
  /** The email of the person: the next one who signs in in this tab starts without a history. */
  readonly account: string;
  readonly division: number;
  readonly design: number;
}

export function storedHistory(storage: BrowserStorage, { account, division, design }: HistoryOwner) {
  const key = `${prefix}${account}-${division}-${design}`;
  return {
    /** The history that ends in the opened design, or a new one. */
    read: (opened: Scene): History<Scene> => readHistory(readStored(storage, key), opened) ?? startHistory(opened),
    /** Where there is no room, all older histories go: those of other designs, and the one of this design, which ends elsewhere. */
    store(history: History<Scene>): void {
      const text = historyText(history);
      if (store(storage, key, text)) return;
      dropAllHistories(storage);
      store(storage, key, text);
    },
  };
}

/** Drops the histories of all designs, as signing out does. */
export const dropAllHistories = (storage: BrowserStorage): void => removeAllStored(storage, prefix);
