import { factoryCalls } from "./factory.calls.ts";
import { failedJobCalls } from "./failed-jobs.calls.ts";
import { moderationCalls } from "./moderation.calls.ts";
import { peopleCalls } from "./people.calls.ts";
import { staffOrderCalls } from "./staff-orders.calls.ts";

/** Calls of the back-office and the factory floor. Each capability has its own file beside this one. */
export const backOfficeCalls = {
  ...staffOrderCalls,
  ...moderationCalls,
  ...factoryCalls,
  ...peopleCalls,
  ...failedJobCalls,
};
