import { withoutDivision } from "@selvedge/db/with-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { mainDivisionId } from "@selvedge/domain/shops/special-shops";
import { activeDomainName, storeUrl } from "@selvedge/domain/shops/store-url";
import { appVersion } from "@selvedge/domain/version";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Account, type CustomerView, findAccount } from "../../../plugins/access/find-account.ts";
import { terminalOf } from "../../../plugins/session/terminal.ts";
import { shopsByIds } from "./queries.ts";

/** What the browser knows of its visitor. Source: platform-core §7 "secure/get". */
export async function sessionState(platform: Platform, request: FastifyRequest) {
  const [account, terminal] = await Promise.all([findAccount(platform, request), terminalOf(platform, request)]);
  const { context, division } = request.place;
  return {
    account: account && {
      id: account.id,
      email: account.email,
      fullName: account.fullName,
      staff: context === "backoffice" ? account.staff : null,
      shops: await shopsOf(platform, account.shops),
      view: account.view && shownView(platform, account.view),
    },
    context,
    terminal,
    division: division && { id: division.id, name: division.name },
    version: appVersion,
  };
}

const shownView = ({ origins }: Platform, { by, reason, until, mayChange }: CustomerView) => ({
  by,
  reason,
  until: until.toISOString(),
  mayChange,
  backTo: `${origins.backOffice}/customers?view=left`,
});

async function shopsOf({ pools, origins, config }: Platform, memberships: Account["shops"]) {
  const byId = new Map(memberships.map((each) => [each.id, each]));
  const rows = await withoutDivision(pools.web, (db) => shopsByIds(db, [...byId.keys()]));
  const platformUrl = ({ id, label }: (typeof rows)[number]) =>
    id === mainDivisionId || !label ? `${origins.main}/` : `${origins.shop(label)}/`;
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    currency: row.currency,
    role: byId.get(row.id)!.role,
    permissions: merchantPermissionsOf(byId.get(row.id)!.role, byId.get(row.id)!.extra),
    url: row.own
      ? storeUrl(activeDomainName(row, config.baseHost), config.publicProtocol, config.publicPort)
      : platformUrl(row),
    platformUrl: platformUrl(row),
  }));
}
