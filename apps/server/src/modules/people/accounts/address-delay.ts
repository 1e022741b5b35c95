// After some failures from one range of addresses each further one makes the next sign-in wait longer. It delays and
// never locks: an account is never closed to its person by a stranger's guesses. Source: reliability S21.
import type { Platform } from "../../../platform.ts";
import { addressRange } from "../../../plugins/address-range.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { noteFailure } from "./write-queries.ts";

export const freeFailures = 15;
/** After so long without a failure a range's count starts at zero. */
export const forgottenAfterSeconds = 900;
const mostSeconds = 300;

/** 0 for the first failures of a range, then 1, 2, 4 and so on, five minutes at most. */
export const delaySeconds = (failures: number): number =>
  failures <= freeFailures ? 0 : Math.min(2 ** (failures - freeFailures - 1), mostSeconds);

/** Ends the request while its range of addresses has to wait. */
export async function requireNoDelay({ pools, now }: Platform, remoteAddress: string): Promise<void> {
  const { rows } = await pools.web.query<{ wait_until: Date }>({
    name: "sign-in-delay",
    text: "select wait_until from sign_in_delays where address_range = $1",
    values: [addressRange(remoteAddress)],
  });
  const waitMs = (rows[0]?.wait_until.getTime() ?? 0) - now().getTime();
  if (waitMs <= 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new Refusal("tooManyTries", {
    message: `Too many tries. Please wait ${seconds === 1 ? "a second" : `${seconds} seconds`}.`,
    data: { seconds },
  });
}

/** Counts a failed sign-in of a range of addresses. */
export const countFailure = ({ pools, now }: Platform, remoteAddress: string): Promise<void> =>
  noteFailure(pools.web, addressRange(remoteAddress), now(), { forgottenAfterSeconds, delaySeconds });
