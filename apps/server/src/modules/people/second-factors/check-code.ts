import type { Bound } from "@selvedge/db/bound";
import type { Platform } from "../../../platform.ts";
import { redeemCode } from "../one-time-codes/index.ts";
import { takeAppCode } from "./app-codes.ts";
import { factorsOf } from "./queries.ts";
import { redeemRecoveryCode } from "./recovery-codes.ts";

/** The ways in which an account can prove itself beside its password. */
export type FactorKind = "app" | "sms" | "recovery";

export const kindsOf = async (db: Bound, accountId: number): Promise<FactorKind[]> => {
  const { appSince, phone, recovery } = await factorsOf(db, accountId);
  return [
    ...(appSince ? (["app"] as const) : []),
    ...(phone ? (["sms"] as const) : []),
    ...(recovery.left > 0 ? (["recovery"] as const) : []),
  ];
};

interface Typed {
  code: string;
  kind: "code" | "recovery";
  /** The sign-in or session that the text message was sent for. */
  sentFor: string;
}

/**
 * Whether a code proves the account: of its app, from a text message, or one for recovery. A right one is used up, by one
 * caller. Its transaction must commit, also after a wrong one, so that the try counts.
 */
export async function takesSecondFactor(
  platform: Pick<Platform, "config" | "now">,
  db: Bound,
  accountId: number,
  { code, kind, sentFor }: Typed,
): Promise<boolean> {
  if (kind === "recovery") return redeemRecoveryCode(db, accountId, code, platform.now());
  if (await takeAppCode(platform, db, accountId, code)) return true;
  const { phone } = await factorsOf(db, accountId);
  if (!phone) return false;
  return (await redeemCode(platform, db, "second_factor", { sentTo: phone, code, sentFor })).ok;
}
