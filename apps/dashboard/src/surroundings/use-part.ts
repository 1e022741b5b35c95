import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { isSamePart, mergedPart } from "./merged-part.ts";
import { surroundingsQuery } from "./surroundings-query.ts";
import { useUnsavedReport } from "./unsaved.ts";

interface PartTexts {
  /** Of this form among those of the page. */
  name: string;
  done: string;
}

interface PartStore<T> {
  /** The part as it is stored now. */
  read: () => Promise<T>;
  /** Returns the part as it is stored then. */
  store: (form: T) => Promise<T | undefined>;
}

/**
 * The form of one part, with its own save. What is typed meanwhile stays. Somebody else's change of a field that nobody touched
 * here is kept; of one that was, the form's own value is stored, and that is said.
 */
export function usePart<T extends object>({ name, done }: PartTexts, stored: T, { read, store }: PartStore<T>) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [seen, setSeen] = useState(stored);
  const [since, setSince] = useState(stored);
  const [form, setForm] = useState(stored);
  const isDirty = !isSamePart(form, since);
  useUnsavedReport(name, isDirty);
  // Somebody else's change shows where nothing was typed. A field that both changed still differs from what it began with.
  if (!isSamePart(seen, stored)) {
    setSeen(stored);
    const merged = mergedPart({ form, since, now: stored });
    if (merged.contested.length === 0) {
      setSince(stored);
      setForm(merged.form);
    }
  }
  const { isBusy, errors, clear, run } = useSaving(name, () =>
    queries.invalidateQueries({ queryKey: surroundingsQuery(division).queryKey }),
  );
  /** Stores something else than what the form holds, which it holds from then on. */
  const storeOther = (wanted: T) =>
    run(async () => {
      const next = (await store(wanted)) ?? wanted;
      setSince(next);
      setForm(next);
    }, done);
  const save = async () => {
    let isContested = false;
    const isSaved = await run(async () => {
      const { form: mine, contested } = mergedPart({ form, since, now: await read() });
      isContested = contested.length > 0;
      const next = (await store(mine)) ?? mine;
      setSince(next);
      setForm((known) => mergedPart({ form: known, since: form, now: next }).form);
    }, done);
    if (isSaved && isContested)
      showSnackbar({
        code: `${name} contested ${Date.now()}`,
        text: "Saved as you typed it. Somebody had changed the same setting in the meantime.",
      });
    return isSaved;
  };
  const change = (part: Partial<T>) => {
    setForm((known) => ({ ...known, ...part }));
    clear();
  };
  /** What a field needs to hold the value of one key; `path` is where the server reports on it. */
  const text = (key: { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string, path: string) => ({
    value: form[key] as string,
    onChange: (value: string) => change({ [key]: value } as unknown as Partial<T>),
    ...(errors[`${path}.${key}`] && { error: errors[`${path}.${key}`]! }),
  });
  return { form, isDirty, isBusy, errors, change, save, store: storeOther, text };
}
