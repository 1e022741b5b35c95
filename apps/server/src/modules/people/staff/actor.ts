import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";

/** Who does something, and in which request. */
export interface Actor {
  accountId: number;
  name: string;
  requestId: string;
}

export function actorOf(caller: Caller, requestId: string): Actor {
  const { id, fullName } = accountOf(caller);
  return { accountId: id, name: fullName, requestId };
}
