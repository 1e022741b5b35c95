import { ageWords, fullDate, shortStamp, spokenDate } from "./date-format.ts";
import { useNow } from "./use-now.tsx";

export interface DateTextProps {
  /** An instant, as a Date or as text that Date reads. */
  at: Date | string;
  /** Spoken: "Today 12:31". Age: "38 min ago". Stamp: "18/11/26 12:03 pm". Day: "Today", "Wed 18 Nov". */
  form?: "spoken" | "day" | "age" | "stamp";
  timeZone?: string;
  /** In the middle of a sentence: "today", "yesterday". */
  inSentence?: boolean;
  className?: string;
}

/** An instant in words; the whole date is in its title. Follows the clock, a minute at a time. */
export function DateText({ at, form = "spoken", timeZone, inSentence, className }: DateTextProps) {
  const now = useNow();
  const instant = typeof at === "string" ? new Date(at) : at;
  const words = {
    spoken: () => spokenDate(instant, now, { timeZone }),
    day: () => spokenDate(instant, now, { timeZone, withTime: false }),
    age: () => ageWords(instant, now),
    stamp: () => shortStamp(instant, timeZone),
  }[form]();
  return (
    <time dateTime={instant.toISOString()} title={fullDate(instant, timeZone)} className={className}>
      {inSentence ? words.replace(/^(Today|Yesterday|Tomorrow)/, (day) => day.toLowerCase()) : words}
    </time>
  );
}
