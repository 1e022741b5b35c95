import type { FastifyRequest } from "fastify";
import { accountOf, type Caller } from "../../../plugins/access/require-access.ts";
import type { Merchant } from "./write-audit.ts";

/** Who makes a call, as the audit names them. */
export const merchantOf = (caller: Caller, request: FastifyRequest): Merchant => ({
  divisionId: caller.divisionId,
  account: accountOf(caller),
  requestId: request.id,
});
