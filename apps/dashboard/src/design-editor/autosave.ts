// Saving a design while it is edited, without React: the server and the stored draft come in, states go out.
import { ApiFailure } from "@selvedge/api-client/client";
import type { SaveState } from "@selvedge/studio/scene/studio-types.ts";
import { failureText } from "../data/failure-text.ts";
import type { DraftStore } from "./local-draft.ts";
import { isOwnSave, type SentSaves, type Work, withSent } from "./sent-saves.ts";

const quietMs = 3000;
const retryMs = 8000;

export interface DesignServer {
  /** Saves over a version. Throws an ApiFailure: with status 412 where the server has a newer version. */
  save(version: number, work: Work): Promise<{ version: number; savedAt: Date }>;
  newest(): Promise<Work & { version: number }>;
}

export interface AutosaveInput {
  server: DesignServer;
  drafts: DraftStore;
  /** The version on the server that is edited, and when it was saved. */
  version: number;
  savedAt: Date;
  /** Saves over that version that were sent before a reload and have no answer. */
  sent: SentSaves;
  onState: (state: SaveState) => void;
  /** Called after every save that was answered, also after the editor was left. */
  onSaved: () => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves three seconds after the last change, one save at a time, and tries again every eight seconds while that fails.
 * Somebody else's newer version stops it until `saveOver` or `discard`. Until it is saved, the work is a stored draft.
 */
export function createAutosave({ server, drafts, onState, onSaved, ...opened }: AutosaveInput) {
  let { version, sent } = opened;
  let state: SaveState = { kind: "saved", at: opened.savedAt };
  let pending: Work | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<SaveState> | null = null;

  const show = (next: SaveState): SaveState => {
    state = next;
    onState(next);
    return next;
  };
  const flushAfter = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  };
  const goOnFrom = (newer: number) => {
    version = newer;
    // A save over an older version cannot arrive any more.
    sent = [];
  };

  async function send(work: Work): Promise<SaveState> {
    sent = withSent(sent, work);
    // Stored before it is sent: the page may be gone before the answer arrives.
    drafts.store({ ...work, version, sent });
    try {
      const saved = await server.save(version, work);
      goOnFrom(saved.version);
      onSaved();
      if (pending === work) {
        pending = null;
        drafts.drop();
      }
      return { kind: "saved", at: saved.savedAt };
    } catch (error) {
      return error instanceof ApiFailure && error.status === 412 ? afterRefusal() : failed(error);
    }
  }

  /** Each save adds one to the version, so an own save that lost its answer is the very next version. */
  async function afterRefusal(): Promise<SaveState> {
    try {
      const newest = await server.newest();
      if (newest.version !== version + 1 || !isOwnSave(sent, newest)) return { kind: "conflict" };
      goOnFrom(newest.version);
      return { kind: "unsaved" };
    } catch (error) {
      return failed(error);
    }
  }

  async function sendAll(): Promise<SaveState> {
    if (!pending || state.kind === "conflict") return state;
    show({ kind: "saving" });
    let end = await send(pending);
    while (pending && !isProblem(end)) end = await send(pending);
    if (end.kind === "failed") flushAfter(retryMs);
    return show(end);
  }

  /** Saves what is pending now; gives how that ended: saved, failed or a conflict. */
  function flush(): Promise<SaveState> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  function change(work: Work): void {
    pending = work;
    drafts.store({ ...work, version, sent });
    if (state.kind === "conflict") return;
    show({ kind: "unsaved" });
    flushAfter(quietMs);
  }

  /** Saves over someone else's version. Returns whether that version could be found; `onState` reports the save's result. */
  async function saveOver(): Promise<boolean> {
    const newest = await server.newest().catch(() => null);
    if (!newest) return false;
    goOnFrom(newest.version);
    show({ kind: "unsaved" });
    await flush();
    return true;
  }

  /** Discards the unsaved changes in favour of the version on the server. */
  function discard(): void {
    clearTimeout(timer);
    pending = null;
    drafts.drop();
    show({ kind: "saved", at: opened.savedAt });
  }

  return { change, flush, saveOver, discard };
}

const failed = (error: unknown): SaveState => ({ kind: "failed", text: failureText(error) });

const isProblem = ({ kind }: SaveState) => kind === "failed" || kind === "conflict";
