// Gives accounts of tests a second factor, by the modules that settings use.
import { withoutDivision } from "@selvedge/db/with-division";
import { vi } from "vitest";
import {
  beginAppSetUp,
  codeOfStep,
  finishAppSetUp,
  newRecoveryCodes,
  setPhone,
  setTwoFactor,
  stepOf,
  storeRecoveryCodes,
} from "../modules/people/second-factors/index.ts";
import type { TestApp } from "./test-app.ts";

/** An authenticator app whose set-up is finished. `code` is what it shows now, or some steps from now. */
export async function giveApp({ platform }: TestApp, accountId: number) {
  const { pools } = platform;
  const secret = await withoutDivision(pools.web, async (db) => {
    const made = await beginAppSetUp(platform, db, accountId);
    // With the code of the step before, so that the present one is still to be used.
    await finishAppSetUp(platform, db, accountId, codeOfStep(made, stepOf(platform.now()) - 1));
    await setTwoFactor(db, accountId, platform.now());
    return made;
  });
  return { secret, code: (steps = 0) => codeOfStep(secret, stepOf(platform.now()) + steps) };
}

/** A phone that has been proven. */
export const givePhone = ({ platform }: TestApp, accountId: number, phone = "+447700900123") =>
  withoutDivision(platform.pools.web, async (db) => {
    await setPhone(db, accountId, phone);
    await setTwoFactor(db, accountId, platform.now());
  });

/** Recovery codes as they were shown once. */
export const giveRecoveryCodes = ({ platform }: TestApp, accountId: number): Promise<string[]> =>
  withoutDivision(platform.pools.web, async (db) => {
    const made = await newRecoveryCodes();
    await storeRecoveryCodes(db, accountId, made, platform.now());
    return made.codes;
  });

/** Moves the platform's clock; the returned function brings it back. */
export function moveClock({ platform }: TestApp, minutes: number): () => void {
  const at = Date.now() + minutes * 60_000;
  const spy = vi.spyOn(platform, "now").mockImplementation(() => new Date(at));
  return () => spy.mockRestore();
}

/** Counted tries and waits of all tests so far. */
export const forgetTries = ({ database }: TestApp) => database.ownerQuery("truncate rate_limits, sign_in_delays");
