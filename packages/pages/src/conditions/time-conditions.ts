import type { Json, JsonObject } from "../json.ts";
import { isClock, isInstant } from "../props/read-props.ts";
import type { Condition } from "./condition.ts";
import { minutesOf, nextClockMs, shopTime, WEEKDAYS, type Weekday } from "./shop-clock.ts";

/** From an instant on, until another; either end may be open. */
export const between: Condition = {
  name: "between",
  title: "Between two dates",
  fields: {
    from: { kind: "instant", label: "From" },
    until: { kind: "instant", label: "Until" },
  },
  isValid: ({ from, until }) => isInstant(from) || isInstant(until),
  passes: (params, { nowMs }) => startMs(params) <= nowMs && nowMs < endMs(params),
  changesAtMs: (params, { nowMs }) => {
    const ahead = [startMs(params), endMs(params)].filter((at) => Number.isFinite(at) && at > nowMs);
    return ahead.length > 0 ? Math.min(...ahead) : null;
  },
  words: ({ from, until }, timeZone) =>
    [
      isInstant(from) ? `from ${dateWords(from, timeZone)}` : "",
      isInstant(until) ? `until ${dateWords(until, timeZone)}` : "",
    ]
      .filter(Boolean)
      .join(" "),
};

const dayNames = { mon: "Monday", tue: "Tuesday", wed: "Wednesday", thu: "Thursday", fri: "Friday" } as const;
const titles: Readonly<Record<Weekday, string>> = { ...dayNames, sat: "Saturday", sun: "Sunday" };

/** On some days of the week, or between two times of the day, by the shop's clocks; an end before its start is the next day's. */
export const weekly: Condition = {
  name: "weekly",
  title: "On days and at times",
  fields: {
    days: { kind: "choices", label: "Days", options: WEEKDAYS, titles, hint: "None is every day." },
    from: { kind: "clock", label: "From" },
    until: { kind: "clock", label: "Until" },
  },
  isValid: ({ days, from, until }) => daysOf(days).length > 0 || (isClock(from) && isClock(until) && from !== until),
  passes: (params, { nowMs, timeZone }) => {
    const { day, minutes } = shopTime(nowMs, timeZone);
    const { start, end } = hoursOf(params);
    const isOvernight = end <= start;
    const isFromYesterday = isOvernight && minutes < end;
    const isOpen = isOvernight ? minutes >= start || isFromYesterday : minutes >= start && minutes < end;
    const days = daysOf(params.days);
    return isOpen && (days.length === 0 || days.includes(isFromYesterday ? dayBefore(day) : day));
  },
  changesAtMs: (params, { nowMs, timeZone }) => {
    const { start, end } = hoursOf(params);
    return nextClockMs(nowMs, timeZone, [0, start % 1440, end % 1440]);
  },
  words: (params) => {
    const days = daysOf(params.days).map((day) => `${titles[day]}s`);
    const hours =
      isClock(params.from) || isClock(params.until)
        ? [`${isClock(params.from) ? params.from : "00:00"} to ${isClock(params.until) ? params.until : "24:00"}`]
        : [];
    return [...(days.length > 0 ? [`on ${listed(days)}`] : []), ...hours.map((text) => `from ${text}`)].join(" ");
  },
};

const startMs = ({ from }: JsonObject): number => (isInstant(from) ? Date.parse(from) : Number.NEGATIVE_INFINITY);
const endMs = ({ until }: JsonObject): number => (isInstant(until) ? Date.parse(until) : Number.POSITIVE_INFINITY);

/** The hours in minutes since midnight; a whole day where none are named. */
const hoursOf = ({ from, until }: JsonObject): { start: number; end: number } => ({
  start: isClock(from) ? minutesOf(from) : 0,
  end: isClock(until) ? minutesOf(until) || 1440 : 1440,
});

const daysOf = (days: Json | undefined): Weekday[] =>
  Array.isArray(days) ? WEEKDAYS.filter((day) => days.includes(day)) : [];

const dayBefore = (day: Weekday): Weekday => WEEKDAYS[(WEEKDAYS.indexOf(day) + 6) % 7]!;

const dateWords = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone }).format(new Date(instant));

/** "a, b and c" */
export const listed = (words: readonly string[], last = "and"): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`;
