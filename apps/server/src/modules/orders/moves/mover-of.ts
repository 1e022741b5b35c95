import type { Caller } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Mover } from "./step.ts";

/** The caller as the actor of a move. */
export function moverOf({ account, permissions }: Caller): Mover {
  if (!account) throw new Refusal("permissionDenied");
  return { kind: "staff", name: account.fullName, accountId: account.id, permissions };
}
