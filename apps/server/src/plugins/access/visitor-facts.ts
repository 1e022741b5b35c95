// Facts of the visitor, each loaded only when a guard reads it, and once per request.

import { withDivision } from "@selvedge/db/with-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { geoCountryCookie, readGeoCountry } from "@selvedge/domain/access/region";
import type { AccountFacts, ProjectFacts, VisitFacts, VisitorFactName } from "@selvedge/domain/access/visit-facts";
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Platform } from "../../platform.ts";
import { type Account, findAccount } from "./find-account.ts";
import { isLetInByAddress, letInByPass } from "./let-in.ts";
import { variationsOf } from "./meet-tests.ts";

interface Visit {
  platform: Platform;
  request: FastifyRequest;
  /** The requested shop; null if there is none. */
  divisionId: DivisionId | null;
}

type Lookups = { [Name in VisitorFactName]: (visit: Visit) => Promise<VisitFacts[Name]> };

const lookups: Lookups = {
  async account({ platform, request, divisionId }) {
    const account = await findAccount(platform, request);
    return account && accountFacts(account, divisionId);
  },
  storeVisitor,
  project,
  country: async ({ request }) => readGeoCountry(request.cookies[geoCountryCookie]),
  hasPreviewToken: async ({ platform, request, divisionId }) =>
    divisionId !== null && (await letInByPass(platform, request, divisionId)).seesUnpublished,
  variations: async ({ platform, request, divisionId }) =>
    divisionId === null ? {} : variationsOf(platform, request, divisionId),
};

const foundFacts = new WeakMap<FastifyRequest, Map<string, Promise<unknown>>>();

/** One fact of the visitor. Within a request it is loaded once, also for several guards. */
export function visitorFact<Name extends VisitorFactName>(name: Name, visit: Visit): Promise<VisitFacts[Name]> {
  const { request, divisionId } = visit;
  const known = foundFacts.get(request) ?? new Map<string, Promise<unknown>>();
  foundFacts.set(request, known);
  // Signing in changes the visitor in the middle of its request.
  const key = `${name} ${divisionId} ${request.sessionToken}`;
  const fact = (known.get(key) as Promise<VisitFacts[Name]> | undefined) ?? lookups[name](visit);
  known.set(key, fact);
  return fact;
}

function accountFacts(
  { isVerified, hasSignedEula, staff, shops }: Account,
  divisionId: DivisionId | null,
): AccountFacts {
  const member = shops.find(({ id }) => id === divisionId);
  return {
    isVerified,
    hasSignedEula,
    isInternal: staff !== null,
    hasStore: shops.length > 0,
    permissions: member ? merchantPermissionsOf(member.role, member.extra) : [],
  };
}

async function storeVisitor({ platform, request, divisionId }: Visit): Promise<VisitFacts["storeVisitor"]> {
  if (divisionId === null) return { isInternal: false, isMember: false, isAllowed: false };
  const [account, letIn] = await Promise.all([
    findAccount(platform, request),
    letInByPass(platform, request, divisionId),
  ]);
  const isMember = letIn.isMember || (account?.shops.some(({ id }) => id === divisionId) ?? false);
  return {
    isMember,
    isInternal: account !== null && (await isInternalCustomer(platform, divisionId, account.id)),
    isAllowed: isMember || letIn.isAllowed || (await isLetInByAddress(platform, divisionId, account)),
  };
}

const isInternalCustomer = ({ pools }: Platform, divisionId: DivisionId, accountId: number): Promise<boolean> =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await db
      .selectFrom("customers")
      .where("division_id", "=", divisionId)
      .where("account_id", "=", accountId)
      .where("internal", "=", true)
      .select("id")
      .executeTakeFirst();
    return row !== undefined;
  });

/** On a shop's host the shop's project; elsewhere the project of the signed-in user's oldest shop. */
async function project({ platform, request, divisionId }: Visit): Promise<ProjectFacts | null> {
  const shop = request.place.kind === "shop" ? divisionId : oldestShop(await findAccount(platform, request));
  if (shop === null) return null;
  return withDivision(platform.pools.web, shop, async (db) => {
    const { rows } = await sql<ProjectFacts>`
      select m.is_pro as "isPro", m.is_turbo as "isTurbo", m.integration_type as "integrationType",
        m.delivery_profile_id as "deliveryProfileId",
        (select coalesce(json_agg(json_build_object('code', b.badge_code, 'group', b.badge_group)), '[]')
          from manufacturer_badges b where b.manufacturer_id = m.id) as badges
      from divisions d join manufacturers m on m.id = d.manufacturer_id where d.id = ${shop}`.execute(db);
    return rows[0] ?? null;
  });
}

const oldestShop = (account: Account | null): DivisionId | null =>
  account?.shops.map(({ id }) => id).sort((a, b) => a - b)[0] ?? null;
