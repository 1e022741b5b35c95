// How long an order still has. The carrier's van leaves at one hour of the day, by the factory's clock.
import { zoneOffsetMs } from "../dates/clocks.ts";

/** When the van leaves, hours and minutes at the factory. */
export const cutOff = { hours: 17, minutes: 30, timeZone: "Europe/London" } as const;

/** The same as a clock shows it: "17:30". */
export const cutOffClock = `${String(cutOff.hours).padStart(2, "0")}:${String(cutOff.minutes).padStart(2, "0")}`;

/** The instant at which a parcel of this ship-by day ("2026-11-20") has to be in the van. */
export function deadlineOf(shipBy: string): Date {
  const asUtc = new Date(`${shipBy}T${cutOffClock}:00Z`);
  return new Date(asUtc.getTime() - zoneOffsetMs(asUtc.getTime(), cutOff.timeZone));
}

/** Minutes until the deadline; negative when it has passed. */
export const spareMinutes = (shipBy: string, now: Date): number =>
  Math.floor((deadlineOf(shipBy).getTime() - now.getTime()) / 60_000);

/** "20 h 42 min late", "25 min spare", "2 days spare". */
export function spareWords(minutes: number): string {
  const size = Math.abs(minutes);
  const days = Math.floor(size / 1440);
  const words = days >= 2 ? `${days} days` : size >= 60 ? `${Math.floor(size / 60)} h ${size % 60} min` : `${size} min`;
  return `${words} ${minutes < 0 ? "late" : "spare"}`;
}

/** The calendar day at the factory, "2026-11-20". */
export const factoryDay = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: cutOff.timeZone, dateStyle: "short" }).format(now);

/** The instant at which a factory day begins. */
export function startOfFactoryDay(day: string): Date {
  const asUtc = new Date(`${day}T00:00:00Z`);
  return new Date(asUtc.getTime() - zoneOffsetMs(asUtc.getTime(), cutOff.timeZone));
}
