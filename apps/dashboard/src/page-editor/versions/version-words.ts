import { clockTime, spokenDate } from "@selvedge/ui/words/date-format.ts";
import type { PageVersion } from "../../pages/pages-query.ts";

type Named = Pick<PageVersion, "note" | "kind" | "version" | "folded">;

/** What a row of versions is called: its name, else what it is. */
export const nameOf = ({ note, kind, version, folded }: Named): string =>
  note ||
  {
    published: "Published",
    named: `Version ${version}`,
    automatic: folded.length > 0 ? `${folded.length + 1} automatic saves` : "Automatic save",
  }[kind];

/** From when to when something was saved, in the clock of `timeZone` or of the machine: "09:10–09:42". */
export function spanWords(from: Date, to: Date, now: Date, timeZone?: string): string {
  const last = clockTime(to, timeZone);
  const isSameDay =
    spokenDate(from, now, { timeZone, withTime: false }) === spokenDate(to, now, { timeZone, withTime: false });
  const first = clockTime(from, timeZone);
  if (!isSameDay) return `${spokenDate(from, now, { timeZone, withTime: false })} ${first} – ${last}`;
  return first === last ? last : `${first}–${last}`;
}

/** What a version is called in a sentence, of those that are listed; by its number where it is not. */
export function sentenceName(rows: readonly PageVersion[], version: number, now: Date): string {
  for (const row of rows) {
    if (row.version === version && row.note) return `“${row.note}”`;
    const save = row.kind === "automatic" && [row, ...row.folded].find((each) => each.version === version);
    if (save)
      return `the save of ${spokenDate(new Date(save.createdAt), now).replace(/^[TY]/, (letter) => letter.toLowerCase())}`;
  }
  return `version ${version}`;
}
