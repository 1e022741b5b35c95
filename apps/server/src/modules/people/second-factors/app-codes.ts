// The codes of an account's authenticator app. The secret is stored sealed and opened for each comparison.
import type { Bound } from "@selvedge/db/bound";
import { type Opened, openText, type SealedPlace, sealText } from "@selvedge/db/sealing";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { authenticatorOf } from "./queries.ts";
import { newSecret, stepOfCode } from "./totp.ts";
import { storeNextSecret, takeStep, useNextSecret } from "./write-queries.ts";

type Needed = Pick<Platform, "config" | "now">;

const placeOf = (accountId: number, column: "sealed_secret" | "sealed_next_secret"): SealedPlace => ({
  table: "authenticators",
  row: accountId,
  column,
});

/** Stores a new secret and returns it. The app in use stays in use until the new one has shown a code. */
export async function beginAppSetUp({ config }: Needed, db: Bound, accountId: number): Promise<string> {
  const secret = newSecret();
  await storeNextSecret(db, accountId, sealText(config.fieldKeys, placeOf(accountId, "sealed_next_secret"), secret));
  return secret;
}

/** Finishes a set-up with the first code of the app; false for a wrong one, or without a set-up. */
export async function finishAppSetUp(
  { config, now }: Needed,
  db: Bound,
  accountId: number,
  code: string,
): Promise<boolean> {
  const was = (await authenticatorOf(db, accountId))?.sealed_next_secret;
  if (!was) return false;
  const secret = opened(openText(config.fieldKeys, placeOf(accountId, "sealed_next_secret"), was));
  const step = stepOfCode(secret, code, now());
  if (step === null) return false;
  const sealed = sealText(config.fieldKeys, placeOf(accountId, "sealed_secret"), secret);
  return useNextSecret(db, accountId, { was, sealed, step, at: now() });
}

/** Whether this is a code of the account's app that was not used before; it is used now. */
export async function takeAppCode({ config, now }: Needed, db: Bound, accountId: number, code: string) {
  const sealed = (await authenticatorOf(db, accountId))?.sealed_secret;
  if (!sealed) return false;
  const secret = opened(openText(config.fieldKeys, placeOf(accountId, "sealed_secret"), sealed));
  const step = stepOfCode(secret, code, now());
  return step !== null && takeStep(db, accountId, step);
}

function opened(found: Opened): string {
  if (!found.ok) throw new Refusal("sealedElsewhere");
  return found.text;
}
