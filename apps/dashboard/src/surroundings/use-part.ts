import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useShop } from "../session/shop.ts";
import { useSaving } from "../site-texts/use-saving.ts";
import { surroundingsQuery } from "./surroundings-query.ts";
import { useUnsavedReport } from "./unsaved.ts";

interface PartTexts {
  /** Of this form among those of the page. */
  name: string;
  done: string;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The form of one part, with its own save. `store` returns the part as it is stored then; what is typed meanwhile stays. */
export function usePart<T extends object>(
  { name, done }: PartTexts,
  stored: T,
  store: (form: T) => Promise<T | undefined>,
) {
  const { id: division } = useShop();
  const queries = useQueryClient();
  const [seen, setSeen] = useState(stored);
  const [since, setSince] = useState(stored);
  const [form, setForm] = useState(stored);
  const isDirty = !isSame(form, since);
  useUnsavedReport(name, isDirty);
  // Somebody else's change shows where nothing was typed.
  if (!isSame(seen, stored)) {
    setSeen(stored);
    if (!isDirty) {
      setSince(stored);
      setForm(stored);
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
  const save = () =>
    run(async () => {
      const next = (await store(form)) ?? form;
      setSince(next);
      setForm((known) => (isSame(known, form) ? next : known));
    }, done);
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
