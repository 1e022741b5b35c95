// The reader of models, and what of them they may read. The host decides the role; a shop's own people are
// found among the caller's memberships, as everywhere.
import type { DivisionId } from "@selvedge/domain/ids";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../../../platform.ts";
import { type Account, findAccount } from "../../../plugins/access/find-account.ts";
import { requireAccount, requireMembership } from "../../../plugins/access/require-access.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { hashOfSessionToken } from "../../../plugins/session/session.ts";
import type { Audience, FieldRule, TableModel } from "./model.ts";

export interface Reader {
  audience: "anyone" | "merchant" | "staff";
  /** The one division whose rows are read; null for staff, who read every division's. */
  divisionId: DivisionId | null;
  permissions: readonly string[];
  isSignedIn: boolean;
  /** Whose basket is read: the hash of the visitor's cookie. null before they have one. */
  ownerHash: Buffer | null;
}

/**
 * The reader behind a request. On the back-office host staff; on a shop's host a visitor of that shop; on the main host one
 * of the people of `division`, or of their first shop where none is named, or else a visitor of the main site.
 * A division that is not the caller's is not found.
 */
export async function readerOf(platform: Platform, request: FastifyRequest, division?: DivisionId): Promise<Reader> {
  const ownerHash = request.sessionToken ? hashOfSessionToken(request.sessionToken) : null;
  return { ...(await standingOf(platform, request, division)), ownerHash };
}

type Standing = Omit<Reader, "ownerHash">;

async function standingOf(platform: Platform, request: FastifyRequest, division?: DivisionId): Promise<Standing> {
  const { context, kind, division: own } = request.place;
  if (context === "backoffice") return staffReader(platform, request, division);
  if (!own) throw new Refusal("notFound");
  const account = kind === "main" ? await findAccount(platform, request) : null;
  const wanted = division ?? firstShop(account) ?? own.id;
  if (account?.shops.some(({ id }) => id === wanted))
    return { ...signedIn, audience: "merchant", ...(await requireMembership(platform, request, account, wanted)) };
  if (wanted !== own.id) throw new Refusal("notFound");
  return { audience: "anyone", divisionId: own.id, permissions: [], isSignedIn: account !== null };
}

const signedIn = { isSignedIn: true } as const;

/** The oldest of somebody's shops; none before their sign-up is complete. */
const firstShop = (account: Account | null): DivisionId | undefined =>
  account?.isVerified && account.hasSignedEula ? account.shops.map(({ id }) => id).sort((a, b) => a - b)[0] : undefined;

async function staffReader(platform: Platform, request: FastifyRequest, division?: DivisionId): Promise<Standing> {
  const { staff } = await requireAccount(platform, request);
  if (!staff) throw new Refusal("permissionDenied");
  if (staff.needsTwoFactor) throw new Refusal("twoFactorNeeded");
  return { ...signedIn, audience: "staff", divisionId: division ?? null, permissions: staff.permissions };
}

const ranks: Record<Audience, number> = { anyone: 0, merchant: 1, staff: 2, nobody: 3 };

/** Whether a reader may read the fields of this rule. */
export function mayRead({ audience, permissions }: Pick<Reader, "audience" | "permissions">, rule: FieldRule): boolean {
  if (ranks[audience] < ranks[rule.audience ?? "anyone"]) return false;
  if (audience === "anyone" || rule.permission === undefined) return true;
  const word = typeof rule.permission === "string" ? rule.permission : rule.permission[audience];
  return word === undefined || permissions.includes(word);
}

/** Whether a reader sees a model's rows that are not everybody's. */
export const seesEveryRow = ({ audience, permissions }: Reader, { publicRows }: TableModel): boolean =>
  publicRows === undefined || (audience !== "anyone" && permissions.includes(publicRows.othersTake[audience]));
