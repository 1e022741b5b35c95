// When a parcel that has not arrived counts as lost, and when one should have arrived. Carriers' own claim periods.
import { findService } from "./services.ts";
import { addWorkingDays } from "./working-days.ts";
import type { Zone } from "./zones.ts";

/** Days after posting by which carriers take a claim for a lost parcel, by where it goes. */
const lostAfterDays: Record<Zone, number> = { uk: 10, europe: 20, world: 25 };

const servicesOf = (method: string) => method.split("+").flatMap((code) => findService(code) ?? []);

/** Days after posting by which a parcel sent by this method counts as lost; the longest where we no longer know it. */
export function carrierLostDays(method: string): number {
  const zones = servicesOf(method).map(({ zone }) => zone);
  return Math.max(...(zones.length > 0 ? zones : (["world"] as const)).map((zone) => lostAfterDays[zone]));
}

/** The last day, "2026-11-27", on which a parcel that was posted on a day should arrive. */
export const dueDay = (method: string, postedOn: string): string =>
  addWorkingDays(postedOn, Math.max(0, ...servicesOf(method).map(({ days }) => days[1])));
