// A person without access requests it. The reviewer sees the permissions, the reason and the account.

import type { Bound } from "@selvedge/db/bound";
import { enqueue } from "@selvedge/db/jobs";
import { withDivision, withoutDivision } from "@selvedge/db/with-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { requestedWords } from "@selvedge/domain/access/permission-request";
import { safeRedirectPath } from "@selvedge/domain/access/redirect-path";
import type { DivisionId } from "@selvedge/domain/ids";
import type { Platform } from "../../../platform.ts";
import type { Account } from "../../../plugins/access/find-account.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import type { Place } from "../../../plugins/tenancy.ts";
import { waitingRequest } from "./queries.ts";
import { insertRequest } from "./write-queries.ts";

interface AccessRequest {
  words: string;
  reason: string;
  division?: DivisionId | undefined;
  /** The path that it is sent from; one that leads elsewhere counts as none. */
  place: string;
}

/** Stores a request and returns its id; an undecided one for the same permissions is the same request. Source: storefront §6. */
export async function requestPermissions(
  { pools }: Platform,
  account: Account,
  host: Place,
  { words, reason, division, place }: AccessRequest,
): Promise<number> {
  const from = askerAt(host, account, division);
  const permissions = requestedWords(words, from.of, from.held);
  if (!permissions)
    throw new Refusal("validation", { errors: { permissions: ["There is no permission here to request."] } });
  const request = {
    division_id: from.divisionId,
    account_id: account.id,
    permissions: permissions.sort(),
    reason,
    place: placeOf(place),
  };
  const storeRequest = async (db: Bound): Promise<number> => {
    const waiting = await waitingRequest(db, request);
    if (waiting !== undefined) return waiting;
    const id = await insertRequest(db, request);
    if (id === undefined) return storeRequest(db);
    if (from.divisionId === null) await enqueue(db, "mail_access_request", { requestId: id });
    return id;
  };
  return from.divisionId === null
    ? withoutDivision(pools.backOffice, storeRequest)
    : withDivision(pools.web, from.divisionId, storeRequest);
}

/** Empty for a path that leads elsewhere, or is too long once its letters are encoded. */
function placeOf(place: string): string {
  const path = safeRedirectPath(place, "");
  return path.length <= 500 ? path : "";
}

/** As whom somebody asks here. Throws permissionDenied for people who are not staff, notFound for a shop that is not theirs. */
export const askerAt = (host: Place, account: Account, division: number | undefined) =>
  host.context === "backoffice" ? asStaff(account) : asMerchant(account, host, division);

function asStaff({ staff }: Account) {
  if (!staff) throw new Refusal("permissionDenied");
  return { of: "staff" as const, held: staff.permissions, divisionId: null };
}

/** Another account's shop is not found; on a shop's own host none is. */
function asMerchant({ shops }: Account, host: Place, division: number | undefined) {
  const shop = host.kind === "main" ? shops.find(({ id }) => id === division) : undefined;
  if (!shop) throw new Refusal("notFound");
  return { of: "merchant" as const, held: merchantPermissionsOf(shop.role, shop.extra), divisionId: shop.id };
}
