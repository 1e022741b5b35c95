// Who was let into a shop that is not open: by its password, by their address, or as one of its own people who looks first.

import { withDivision } from "@selvedge/db/with-division";
import { merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import type { DivisionId } from "@selvedge/domain/ids";
import { normaliseEmail } from "@selvedge/domain/text";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../platform.ts";
import type { Account } from "./find-account.ts";
import { shopFacts } from "./shop-facts.ts";
import { readShopPass } from "./shop-pass.ts";

export interface LetIn {
  isAllowed: boolean;
  /** Looks as one of the shop's own people. */
  isMember: boolean;
  /** May look at pages that are not published. */
  seesUnpublished: boolean;
}

const nobody: LetIn = { isAllowed: false, isMember: false, seesUnpublished: false };

/** What the pass of a request opens. The row behind it is read each time: without it the pass opens nothing. */
export async function letInByPass(platform: Platform, request: FastifyRequest, divisionId: DivisionId): Promise<LetIn> {
  const { config, now } = platform;
  const { passwordHash } = await shopFacts(platform, divisionId);
  const pass = readShopPass(request, { config, divisionId, passwordHash }, now().getTime());
  if (!pass) return nobody;
  if (pass.kind === "password") return { ...nobody, isAllowed: true };
  if (pass.kind === "visitor")
    return { ...nobody, isAllowed: await isVisitor(platform, divisionId, { id: pass.subject }) };
  return letInToPreview(platform, divisionId, pass.subject);
}

/** Whether an account's confirmed address is among those that the shop lets in. */
export const isLetInByAddress = async (
  platform: Platform,
  divisionId: DivisionId,
  account: Account | null,
): Promise<boolean> =>
  account?.isVerified === true &&
  (await isVisitor(platform, divisionId, { emailNormalised: normaliseEmail(account.email) }));

const isVisitor = (
  { pools }: Platform,
  divisionId: DivisionId,
  { id, emailNormalised }: { id?: number; emailNormalised?: string },
): Promise<boolean> =>
  withDivision(pools.web, divisionId, async (db) => {
    const row = await db
      .selectFrom("shop_visitors")
      .where("division_id", "=", divisionId)
      .$if(id !== undefined, (query) => query.where("id", "=", id!))
      .$if(emailNormalised !== undefined, (query) => query.where("email_normalised", "=", emailNormalised!))
      .select("id")
      .executeTakeFirst();
    return row !== undefined;
  });

const letInToPreview = ({ pools }: Platform, divisionId: DivisionId, accountId: number): Promise<LetIn> =>
  withDivision(pools.web, divisionId, async (db) => {
    const member = await db
      .selectFrom("memberships as m")
      .innerJoin("accounts as a", "a.id", "m.account_id")
      .where("m.division_id", "=", divisionId)
      .where("m.account_id", "=", accountId)
      .where("a.disabled_at", "is", null)
      .select(["m.role", "m.permissions", "m.role_permissions"])
      .executeTakeFirst();
    if (!member) return nobody;
    const permissions = merchantPermissionsOf(member.role, [...member.permissions, ...member.role_permissions]);
    return { isAllowed: true, isMember: true, seesUnpublished: permissions.includes("pages.read") };
  });
