/** A form of settings, the stored ones that it was opened with, and those that are stored now. */
interface Part<T> {
  form: T;
  since: T;
  now: T;
}

interface Merged<T> {
  form: T;
  /** Both people changed these, each in another way; the form's own values are in it. */
  contested: (keyof T & string)[];
}

export const isSamePart = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Field by field: what was not changed here is as it is stored now, and what was stays as it was typed. */
export function mergedPart<T extends object>({ form, since, now }: Part<T>): Merged<T> {
  const merged = { ...form };
  const contested: Merged<T>["contested"] = [];
  for (const key of Object.keys(form) as (keyof T & string)[]) {
    if (isSamePart(form[key], since[key])) merged[key] = now[key];
    else if (!isSamePart(now[key], since[key]) && !isSamePart(now[key], form[key])) contested.push(key);
  }
  return { form: merged, contested };
}
