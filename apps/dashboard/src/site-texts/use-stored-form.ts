import { useEffect, useState } from "react";
import { readStored, removeStored, store } from "../data/browser-storage.ts";

interface Unsaved<T> {
  /** The version that was opened, and the form as it was then. */
  version: number | string;
  since: T;
  form: T;
}

const local = () => localStorage;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over something that is stored as versions. What is typed and not saved is kept in this browser under `key`, so that
 * a reload or a closed tab loses nothing.
 */
export function useStoredForm<T extends object>(key: string, stored: T, version: number | string) {
  const [kept] = useState(() => readUnsaved<T>(key));
  const [form, setForm] = useState<T>(kept?.form ?? stored);
  const [since, setSince] = useState<T>(kept?.since ?? stored);
  const [opened, setOpened] = useState(kept?.version ?? version);
  const [isRestored, setRestored] = useState(kept !== null);
  const [textKey, setTextKey] = useState(0);
  const isDirty = !isSame(form, since);
  useEffect(() => {
    if (isDirty) store(local, key, JSON.stringify({ version: opened, since, form }));
    else removeStored(local, key);
  }, [key, opened, since, form, isDirty]);
  return {
    form,
    version: opened,
    isDirty,
    isRestored,
    /** Another one makes new editors, which start from the form's present texts. */
    textKey,
    change: (part: Partial<T>) => setForm((known) => ({ ...known, ...part })),
    /** What is stored is `next` now; what was typed meanwhile stays. */
    saved: (sent: T, next: number | string) => {
      setSince(sent);
      setOpened(next);
      setRestored(false);
    },
    /** Shows what is stored, in place of what was typed. */
    show: (next: T, of: number | string) => {
      setForm(next);
      setSince(next);
      setOpened(of);
      setRestored(false);
      setTextKey((known) => known + 1);
    },
    /** What was typed is kept, over what somebody else stored. */
    keepOver: (next: T, of: number | string) => {
      setSince(next);
      setOpened(of);
    },
    forget: () => removeStored(local, key),
  };
}

function readUnsaved<T>(key: string): Unsaved<T> | null {
  try {
    const kept = JSON.parse(readStored(local, key) ?? "null");
    return kept && "version" in kept && typeof kept.form === "object" && typeof kept.since === "object" ? kept : null;
  } catch {
    return null;
  }
}
