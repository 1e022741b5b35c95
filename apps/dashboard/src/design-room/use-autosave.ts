import { ApiFailure } from "@selvedge/api-client/client";
import { canonicalScene } from "@selvedge/design/canonical-scene";
import type { Scene } from "@selvedge/design/scene";
import type { SaveState } from "@selvedge/studio/studio-types";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { dropDraft, keepDraft } from "./kept-draft.ts";
import { unnamed } from "./name-of-design.ts";

const quietMs = 3000;
const retryMs = 8000;

interface Work {
  name: string;
  scene: Scene;
}

interface AutosaveInput {
  division: number;
  design: number;
  version: number;
  savedAt: Date;
  /** What the editor opened with. */
  opened: Scene;
  /** Told of every save that arrived, also of the last one, when the editor is left already. Stable. */
  onSaved: () => void;
}

/**
 * Saves three seconds after the last change and when the page is left, one save at a time. A save that does not arrive
 * is tried again; one over a newer version stops and says so, until `saveOver` is asked for. Until it is saved the work is kept in this browser.
 */
export function useAutosave({ division, design, version: firstVersion, savedAt, opened, onSaved }: AutosaveInput) {
  const [save, setSave] = useState<SaveState>({ kind: "saved", at: savedAt });
  const version = useRef(firstVersion);
  const waiting = useRef<Work | null>(null);
  const known = useRef<Scene>(opened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const isStopped = useRef(false);

  const again = useRef<() => void>(() => {});

  const sendOnce = useCallback(async (): Promise<boolean> => {
    const work = waiting.current;
    if (!work || isStopped.current) return !isStopped.current;
    setSave({ kind: "saving" });
    try {
      const { data } = await api("PUT /divisions/{division}/designs/{id}/", {
        params: { division, id: design },
        body: { version: version.current, name: work.name.trim() || unnamed, scene: { ...work.scene } },
      });
      version.current = data.version;
      known.current = work.scene;
      onSaved();
      if (waiting.current !== work) return sendOnce();
      waiting.current = null;
      dropDraft(localStorage, division, design);
      setSave({ kind: "saved", at: new Date(data.savedAt) });
      return true;
    } catch (error) {
      const isStale = error instanceof ApiFailure && error.status === 412;
      const ownVersion = isStale ? await ownNewerVersion(division, design, known.current) : null;
      if (ownVersion !== null) {
        version.current = ownVersion;
        return sendOnce();
      }
      if (isStale) {
        isStopped.current = true;
        setSave({ kind: "conflict" });
      } else {
        setSave({ kind: "failed", text: failureText(error) });
        clearTimeout(timer.current);
        timer.current = setTimeout(() => again.current(), retryMs);
      }
      return false;
    }
  }, [division, design, onSaved]);

  /** Saves what waits now; gives whether everything is safe. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= sendOnce().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [sendOnce]);
  again.current = flush;

  const keep = useCallback(
    (work: Work) => {
      waiting.current = work;
      keepDraft(localStorage, division, design, { version: version.current, ...work });
      if (isStopped.current) return;
      setSave({ kind: "unsaved" });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), quietMs);
    },
    [division, design, flush],
  );

  useEffect(() => {
    const onLeave = () => void (document.visibilityState === "hidden" && flush());
    const onHide = () => void flush();
    document.addEventListener("visibilitychange", onLeave);
    addEventListener("pagehide", onHide);
    return () => {
      document.removeEventListener("visibilitychange", onLeave);
      removeEventListener("pagehide", onHide);
      void flush();
    };
  }, [flush]);

  /**
   * Puts what is here over what somebody else saved, once it was asked for. Gives whether that was found; what becomes of
   * the save itself is told by `save`.
   */
  const saveOver = useCallback(async (): Promise<boolean> => {
    const newest = await newestOf(division, design);
    if (!newest) return false;
    version.current = newest.version;
    isStopped.current = false;
    await flush();
    return true;
  }, [division, design, flush]);

  return { save, keep, flush, saveOver };
}

/** What is saved now; null when it could not be asked for. */
const newestOf = (division: number, design: number) =>
  api("GET /divisions/{division}/designs/{id}/", { params: { division, id: design } }).then(
    ({ data }) => data,
    () => null,
  );

/**
 * The newest version, when it holds the very design that we last knew: a save that was sent while the page went away
 * arrived, but its answer did not. Null when somebody else's work is there.
 */
async function ownNewerVersion(division: number, design: number, known: Scene): Promise<number | null> {
  const newest = await newestOf(division, design);
  if (!newest) return null;
  return canonicalScene(newest.scene as unknown as Scene) === canonicalScene(known) ? newest.version : null;
}
