/** A calendar day in words: "20 Nov", or with its weekday "Fri 20 Nov". */
export const dayWords = (day: string, withWeekday = false): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
    ...(withWeekday && { weekday: "short" }),
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(",", "");

/** Two days as a span: "Tue 24 – Wed 25 Nov", one when they are the same. */
export function spanWords(from: string, to: string): string {
  if (from === to) return dayWords(from, true);
  const [start, end] = [dayWords(from, true), dayWords(to, true)];
  return from.slice(0, 7) === to.slice(0, 7) ? `${start.replace(/ \S+$/, "")} – ${end}` : `${start} – ${end}`;
}

/** A spoken date inside a sentence: "yesterday 16:44", and "Fri 04:57" as it is, for a weekday is a name. */
export const withinSentence = (spoken: string): string =>
  spoken.replace(/^(Today|Yesterday|Tomorrow)\b/, (word) => word.toLowerCase());
