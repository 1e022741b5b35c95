// Days and times in words, by hand: the server and every browser must write the same letters.
import { clocksWith } from "./clocks.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = "January February March April May June July August September October November December".split(" ");

/** "Wednesday 25 November" from "2026-11-25". */
export function dayName(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`;
}

/** "Wed 25", for narrow places. */
export function shortDayName(day: string): string {
  const [weekday = "", number = ""] = dayName(day).split(" ");
  return `${weekday.slice(0, 3)} ${number}`;
}

/** One day's name for the same day, "Thursday 26 or Friday 27 November" for two in a row, "... to ..." for more. */
export function dayRange(from: string, to: string): string {
  if (from === to) return dayName(from);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = sameMonth ? dayName(from).replace(/ \w+$/, "") : dayName(from);
  const isNext = Date.parse(to) - Date.parse(from) === 86_400_000;
  return `${first} ${isNext ? "or" : "to"} ${dayName(to)}`;
}

/** "Mon 10:42", the time of a step, on the clock of `timeZone`. */
export function stepTime(instant: string, timeZone: string): string {
  const { day, hour, minute } = clockOf(instant, timeZone);
  return `${dayName(day).slice(0, 3)} ${hour}:${minute}`;
}

/** "Monday 23 November, 10:42" on the clock of `timeZone`. */
export function fullTime(instant: string, timeZone: string): string {
  const { day, hour, minute } = clockOf(instant, timeZone);
  return `${dayName(day)}, ${hour}:${minute}`;
}

/** "23 November 2026", the day of a paper, on the clock of `timeZone`. */
export function fullDay(instant: string, timeZone: string): string {
  const { day } = clockOf(instant, timeZone);
  return `${dayName(day).replace(/^\w+ /, "")} ${day.slice(0, 4)}`;
}

const toTheMinute = clocksWith({
  hourCycle: "h23",
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** Only numbers come from Intl: its words differ between versions. */
function clockOf(instant: string, timeZone: string) {
  const parts = toTheMinute(timeZone).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: part("hour"), minute: part("minute") };
}
