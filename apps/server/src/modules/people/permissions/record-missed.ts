import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import { staffPermissions } from "@selvedge/domain/access/roles";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { limits, mayTry } from "../../../plugins/limits.ts";
import { logSecurityEvent } from "../../../plugins/log/security-log.ts";
import { Refusal } from "../../../plugins/refusal.ts";

interface Missed {
  permission: string;
  place: string;
}

/**
 * Records that a page of the back office stayed closed to somebody, as refused calls are recorded: the page asks the
 * server nothing, so the server would not know. False where it is recorded already, or the person holds the permission.
 * Throws permissionDenied for people who are not staff, validation for a word that nobody knows.
 */
export async function recordMissed(
  { pools }: Pick<Platform, "pools">,
  account: Account,
  request: FastifyRequest,
  { permission, place }: Missed,
): Promise<boolean> {
  if (request.place.context !== "backoffice" || !account.staff) throw new Refusal("permissionDenied");
  if (!Object.hasOwn(staffPermissions, permission))
    throw new Refusal("validation", { errors: { permission: ["There is no such permission."] } });
  if ((account.staff.permissions as readonly string[]).includes(permission)) return false;
  const isFirst =
    (await mayTry(pools, limits.missedPages, `${account.id} ${permission}`)) &&
    (await mayTry(pools, limits.loggedRefusals, String(account.id)));
  if (!isFirst) return false;
  await logSecurityEvent(pools, {
    action: "permission.refused",
    subject: `page ${safeRedirectPath(place, "/")}`,
    account: { id: account.id, name: account.fullName },
    detail: { permission, of: "staff", address: request.ip },
    requestId: request.id,
  });
  return true;
}
