// Somebody met a closed door and asks for it to be opened. Who decides sees the words, the reason and who asked.
import type { Bound } from "@selvedge/db/bound";
import { withDivision, withPlatform } from "@selvedge/db/with-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { requestedWords } from "@selvedge/domain/access/permission-request";
import type { Platform } from "../../platform.ts";
import type { Account } from "../../plugins/access.ts";
import { Refusal } from "../../plugins/refusal.ts";
import type { Place } from "../../plugins/tenancy.ts";
import { insertRequest, waitingRequest } from "./queries.ts";

interface Wish {
  words: string;
  reason: string;
  division?: number | undefined;
}

/** Keeps a request and gives its id; one of the same words that still waits is the same request. Source: storefront §6. */
export async function requestPermissions(
  { pools }: Platform,
  account: Account,
  place: Place,
  { words, reason, division }: Wish,
): Promise<number> {
  const from = place.context === "backoffice" ? asStaff(account) : asMerchant(account, place, division);
  const permissions = requestedWords(words, from.of, from.held);
  if (!permissions) throw new Refusal("validation", { errors: { permissions: ["There is nothing here to ask for."] } });
  const wish = { division_id: from.divisionId, account_id: account.id, permissions: permissions.sort(), reason };
  const keep = async (db: Bound): Promise<number> =>
    (await waitingRequest(db, wish)) ?? (await insertRequest(db, wish)) ?? keep(db);
  return from.divisionId === null
    ? withPlatform(pools.backOffice, keep)
    : withDivision(pools.web, from.divisionId, keep);
}

function asStaff({ staff }: Account) {
  if (!staff) throw new Refusal("permissionDenied");
  return { of: "staff" as const, held: staff.permissions, divisionId: null };
}

/** Another's shop is not there; nor is any from a shop's own host. */
function asMerchant({ shops }: Account, place: Place, division: number | undefined) {
  const shop = place.kind === "main" ? shops.find(({ id }) => id === division) : undefined;
  if (!shop) throw new Refusal("notFound");
  return { of: "merchant" as const, held: merchantPermissionsOf(shop.role, shop.extra), divisionId: shop.id };
}
