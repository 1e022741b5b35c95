import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import { insertChallenge, takeChallenge } from "./write-queries.ts";

export const challengeMinutes = 10;

/** Stores a challenge for one use: for a person who is signed in, to add or use a passkey of theirs, or with null for a sign-in. */
export const storeChallenge = (
  { now }: Pick<Platform, "now">,
  db: Bound,
  challenge: string,
  accountId: number | null,
) => insertChallenge(db, { challenge, accountId, expiresAt: new Date(now().getTime() + challengeMinutes * 60_000) });

/** Whether a challenge was given out for this and not used. It is used up then; of two at once one gets true. */
export const isOpenChallenge = async (
  { now }: Pick<Platform, "now">,
  db: Bound,
  challenge: string,
  accountId: number | null,
): Promise<boolean> => (await takeChallenge(db, { challenge, accountId, at: now() })) !== undefined;
