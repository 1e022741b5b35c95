// The customer that a visitor is in this shop.
import { withDivision } from "@selvedge/db/with-division";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Account, findAccount } from "../../../plugins/access/find-account.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { requireDivision } from "../../../plugins/tenancy.ts";
import { customersOf } from "./queries.ts";

/** An account in one shop, for one request. */
export interface CustomerVisit {
  account: Account;
  divisionId: DivisionId;
  requestId: string;
}

/** Who is signed in, with a confirmed address. Throws signInNeeded for anybody else. */
export async function requireCustomer(platform: Platform, request: FastifyRequest): Promise<CustomerVisit> {
  const account = await findAccount(platform, request);
  if (!account?.isVerified) throw new Refusal("signInNeeded");
  return { account, divisionId: requireDivision(request).id, requestId: request.id };
}

export interface OwnCustomer {
  /** Most people are one; somebody who has changed their address may be several. */
  ids: number[];
  firstName: string;
  lastName: string;
  phone: string;
}

/** What the shop knows of a person by name; no ids where they have never ordered or saved anything here. */
export async function findCustomer(
  { pools }: Pick<Platform, "pools">,
  { account, divisionId }: CustomerVisit,
): Promise<OwnCustomer> {
  const rows = await withDivision(pools.web, divisionId, (db) => customersOf(db, divisionId, account));
  const [firstName = "", ...rest] = account.fullName.split(" ");
  const named = rows.findLast((row) => row.first_name !== "");
  return {
    ids: rows.map(({ id }) => id),
    firstName: named?.first_name ?? firstName,
    lastName: named?.last_name ?? rest.join(" "),
    phone: rows.findLast(({ phone }) => phone !== "")?.phone ?? "",
  };
}
