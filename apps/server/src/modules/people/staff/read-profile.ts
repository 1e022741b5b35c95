import { withoutDivision } from "@selvedge/db/with-division";
import {
  permissionsOf,
  type StaffPermission,
  staffPermissions,
  storeControlRoles,
} from "@selvedge/domain/access/roles";
import {
  homeFields,
  type MaskedFieldName,
  maskedFieldName,
  maskedFieldNames,
  maskOf,
} from "@selvedge/domain/people/private-fields";
import { isDeveloper, totalOkrCompletion } from "@selvedge/domain/people/staff";
import type { Platform } from "../../../platform.ts";
import { Refusal } from "../../../plugins/refusal.ts";
import { maskSealed } from "../../plumbing/sealed-values/index.ts";
import { shownPerson } from "./list-people.ts";
import { auditOf, badgesOf, okrsOf, type ProfileRow, profileRow, sealedOf, waitingOf } from "./profile-queries.ts";
import { changedRoles, lastingPermissions, type RoleNow, rolesNow } from "./roles-now.ts";

const yearMs = 365 * 86_400_000;
const shownChanges = 20;

/** What a colleague's page shows. Throws notFound. */
export async function readProfile({ pools, config, now }: Platform, userId: number, ownAccountId: number) {
  const at = now();
  return withoutDivision(pools.backOffice, async (db) => {
    const [row, roles] = await Promise.all([profileRow(db, userId, at), rolesNow(db)]);
    if (!row) throw new Refusal("notFound");
    const [sealed, badges, okrs, waiting, audit] = await Promise.all([
      sealedOf(db, userId),
      badgesOf(db, userId),
      okrsOf(db, userId),
      waitingOf(db, row.account_id),
      auditOf(db, userId, new Date(at.getTime() - yearMs)),
    ]);
    const timed = row.timed_permissions.filter(({ until }) => new Date(until) > at);
    return {
      ...shownPerson(row, roles, ownAccountId),
      accountId: row.account_id,
      email: row.email,
      username: row.username,
      mission: row.mission,
      bio: row.bio,
      colour: row.colour,
      channel: row.channel,
      size: row.size,
      isLeadership: row.is_leadership,
      isDeveloper: isDeveloper(row.team),
      reportsTo: row.reports_to,
      lastActive: row.last_active?.toISOString() ?? null,
      since: row.created_at.toISOString(),
      mutedBy: row.muted_at ? (audit.find(({ action }) => action === "user.muted")?.actor_name ?? null) : null,
      employeeStatementOption: row.employee_statement_option,
      signIn: {
        twoFactorSince: row.two_factor_enabled_at?.toISOString() ?? null,
        hasPassword: row.has_password,
        sessions: row.sessions,
      },
      access: {
        roles: row.roles,
        extra: row.extra_permissions,
        timed: timed.map(({ permission, until }) => ({ permission, until: new Date(until).toISOString() })),
        storeControlRole: row.store_control_role,
      },
      permissions: permissionsWithSources({ ...row, timed_permissions: timed }, roles),
      requests: waiting.map(({ id, permissions, created_at }) => ({
        id,
        sentences: permissions.map((word) => staffPermissions[word as StaffPermission] ?? word),
        createdAt: created_at.toISOString(),
      })),
      masked: maskedFieldNames.map((field) => ({
        field,
        name: maskedFieldName(field),
        shown:
          field in homeFields
            ? maskedHome(row, field)
            : maskSealed(config.fieldKeys, userId, field as never, sealed?.[field as keyof typeof sealed] ?? null),
      })),
      badges: badges.map(({ id, name, code_ending, issued_at }) => ({
        id,
        name,
        shown: `••••${code_ending}`,
        issuedAt: issued_at.toISOString(),
      })),
      okrs: okrs.map(({ quarter, objective, key_result, completion }) => ({
        quarter,
        objective,
        keyResult: key_result,
        completion,
      })),
      totalOkrCompletion: totalOkrCompletion(okrs),
      looks: audit
        .filter(({ action }) => action === "private.revealed")
        .map(({ id, actor_name, detail, created_at }) => {
          const { field, reason } = detail as { field: MaskedFieldName; reason: string };
          return {
            id: Number(id),
            field: maskedFieldName(field),
            by: actor_name,
            reason,
            at: created_at.toISOString(),
          };
        }),
      changes: audit
        .filter(({ action }) => action !== "private.revealed")
        .slice(0, shownChanges)
        .map(({ id, action, actor_name, created_at }) => ({
          id: Number(id),
          action,
          by: actor_name,
          at: created_at.toISOString(),
        })),
    };
  });
}

/** Each permission once, with the role that it comes with; those of the person alone say until when. */
function permissionsWithSources(row: ProfileRow, roles: readonly RoleNow[]) {
  const lasting = lastingPermissions(row, roles);
  const byRole = row.roles.flatMap((word) => {
    const role = roles.find((each) => each.word === word);
    return role ? [{ name: role.name, words: permissionsOf([word], { changed: changedRoles(roles) }) }] : [];
  });
  const ofStock: readonly string[] = storeControlRoles[row.store_control_role]?.permissions ?? [];
  const all = permissionsOf([], { extra: [...lasting, ...row.timed_permissions.map(({ permission }) => permission)] });
  return all.map((word) => ({
    word,
    sentence: staffPermissions[word],
    from:
      byRole.find(({ words }) => words.includes(word))?.name ??
      (ofStock.includes(word) ? storeControlRoles[row.store_control_role]!.name : "Given to them alone"),
    until: lasting.includes(word) ? null : untilOf(row, word),
  }));
}

/** The latest end of a permission that was given for a time. */
const untilOf = ({ timed_permissions }: ProfileRow, word: string): string | null =>
  timed_permissions
    .filter(({ permission }) => permission === word)
    .map(({ until }) => new Date(until).toISOString())
    .sort()
    .at(-1) ?? null;

function maskedHome(row: ProfileRow, field: MaskedFieldName): string | null {
  if (field === "mobilePhoneNumber")
    return row.mobile_phone_number ? maskOf(row.mobile_phone_number, homeFields.mobilePhoneNumber.shownTail) : null;
  return homeOf(row) ? maskOf(homeOf(row), homeFields.homeAddress.shownTail) : null;
}

/** "5 Park Avenue, Madeley, Shropshire, TF7 5AB"; empty without one. */
export const homeOf = (row: Pick<ProfileRow, "street_address" | "city" | "county" | "post_code">): string =>
  [row.street_address, row.city, row.county, row.post_code].filter(Boolean).join(", ");
