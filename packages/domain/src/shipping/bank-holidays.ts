// Bank holidays of England and Wales by their rules, for any year, with the ones that were proclaimed once or moved.
// The database says the same in SQL (ship_by_day); a test holds the two equal. Source: Banking and Financial Dealings
// Act 1971, proclamations.

/** "2026-12-25" */
type Day = string;

/** A holiday that a proclamation added, and one that it took from its usual day. */
const proclaimed: readonly { day: Day; insteadOf?: Day }[] = [
  { day: "2020-05-08", insteadOf: "2020-05-04" },
  { day: "2022-06-02", insteadOf: "2022-05-30" },
  { day: "2022-06-03" },
  { day: "2022-09-19" },
  { day: "2023-05-08" },
];

/** The bank holidays of a year in England and Wales, in order. */
export function bankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const usual = [
    substitute(day(year, 1, 1)),
    after(easter, -2),
    after(easter, 1),
    firstMonday(year, 5, 1),
    firstMonday(year, 5, 25),
    firstMonday(year, 8, 25),
    ...christmas(year),
  ];
  const moved = new Set(proclaimed.map(({ insteadOf }) => insteadOf));
  const added = proclaimed.filter((each) => each.day.startsWith(`${year}-`)).map((each) => each.day);
  return [...usual.filter((each) => !moved.has(each)), ...added].sort();
}

const dayMs = 86_400_000;
const day = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
const weekday = (of: Day): number => new Date(of).getUTCDay();
const after = (of: Day, count: number): Day => new Date(Date.parse(of) + count * dayMs).toISOString().slice(0, 10);

/** A holiday at the weekend is taken on the next Monday. */
const substitute = (of: Day): Day => after(of, weekday(of) === 6 ? 2 : weekday(of) === 0 ? 1 : 0);

/** The first Monday on or after a date. */
function firstMonday(year: number, month: number, date: number): Day {
  const from = day(year, month, date);
  return after(from, (8 - weekday(from)) % 7);
}

/** Days after 25 December on which the two days of Christmas are taken, by the weekday of the 25th. */
const shifts: Readonly<Record<number, readonly [number, number]>> = { 5: [0, 3], 6: [2, 3], 0: [1, 2] };

function christmas(year: number): Day[] {
  const first = day(year, 12, 25);
  return (shifts[weekday(first)] ?? [0, 1]).map((count) => after(first, count));
}

/** The Gregorian computus: the Sunday after the full moon of spring. Source: Meeus, Astronomical Algorithms, ch. 8. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const moon = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - leaps - moon + 15) % 30;
  const full = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + leaps) % 7;
  const offset = full - sunday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return day(year, month, offset + 28 - 31 * Math.floor(month / 4));
}
