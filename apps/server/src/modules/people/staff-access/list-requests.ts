import { withoutDivision } from "@selvedge/db/with-division";
import { type MerchantPermission, merchantPermissions } from "@selvedge/domain/access/merchant-roles";
import { type StaffPermission, staffPermissions } from "@selvedge/domain/access/roles";
import type { Platform } from "../../../platform.ts";
import { lastingPermissions, type RoleNow, rolesNow } from "../staff/index.ts";
import { countWaiting, listeningStaff, type RequestRow, requestRows } from "./queries.ts";

interface Reader {
  accountId: number;
  permissions: readonly string[];
}

/** People who may change shops answer for the owners too. */
export const answersForShops = (permissions: readonly string[]): boolean => permissions.includes("shops.edit");

/** What a permission word permits, as a person reads it; the word itself where nobody knows it. */
export const sentenceOf = (word: string, isOfShop: boolean): string =>
  (isOfShop ? merchantPermissions[word as MerchantPermission] : staffPermissions[word as StaffPermission]) ?? word;

/** Requests that wait or were answered, with what helps to decide. */
export const listRequests = ({ pools }: Platform, view: "waiting" | "answered", reader: Reader) =>
  withoutDivision(pools.backOffice, async (db) => {
    const withShops = answersForShops(reader.permissions);
    const [rows, waiting, roles, staff] = await Promise.all([
      requestRows(db, view, withShops),
      countWaiting(db, withShops),
      rolesNow(db),
      listeningStaff(db),
    ]);
    const deciders = staff.map((row) => ({ ...row, permissions: lastingPermissions(row, roles) as string[] }));
    const mayGive =
      deciders.find(({ account_id }) => account_id === reader.accountId)?.permissions ?? reader.permissions;
    return {
      data: rows.map((row) => {
        const isOfShop = row.division_id !== null;
        const beyond = isOfShop ? [] : row.permissions.filter((word) => !mayGive.includes(word));
        const isOwn = row.account_id === reader.accountId;
        const answerers = deciders
          .filter(({ account_id }) => account_id !== row.account_id && account_id !== reader.accountId)
          .filter(({ permissions }) =>
            ["permissions.decide", ...row.permissions].every((word) => permissions.includes(word)),
          )
          .map(({ full_name }) => full_name);
        return {
          id: row.id,
          fullName: row.full_name,
          userId: row.staff_user_id,
          from: isOfShop ? (row.shop_name ?? "") : roleNames(row, roles),
          isOfShop,
          permissions: row.permissions.map((word) => ({ word, sentence: sentenceOf(word, isOfShop) })),
          reason: row.reason,
          createdAt: row.created_at.toISOString(),
          status: row.status,
          isOwn,
          beyondYours: beyond.map((word) => sentenceOf(word, isOfShop)),
          answerers: isOwn || beyond.length > 0 ? answerers : [],
          answer: row.decided_at && {
            by: row.decided_by ?? "",
            at: row.decided_at.toISOString(),
            note: row.answer_note,
            until: row.granted_until?.toISOString() ?? null,
          },
        };
      }),
      meta: { waiting },
    };
  });

const roleNames = ({ roles: words }: RequestRow, roles: readonly RoleNow[]): string =>
  (words ?? []).map((word) => roles.find((role) => role.word === word)?.name ?? word).join(", ");
