import { accountOf, type Caller } from "../../plugins/access.ts";

/** Who does something, and in which request. */
export interface Doer {
  accountId: number;
  name: string;
  requestId: string;
}

export function doerOf(caller: Caller, requestId: string): Doer {
  const { id, fullName } = accountOf(caller);
  return { accountId: id, name: fullName, requestId };
}
