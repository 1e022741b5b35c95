// What a member of staff was given beside the roles that the platform ships with, over a row `u` of staff_users.
import { sql } from "kysely";

/** Roles that staff have made or changed, by their words. */
export type ChangedRoles = Record<string, { name: string; permissions: string[] }>;

/** Permissions of the person alone: for good, and those whose time has not run out. */
export const extraOf = sql<string[]>`
  (coalesce(u.extra_permissions, '{}') || array(select t ->> 'permission' from jsonb_array_elements(coalesce(u.timed_permissions, '[]')) t
     where (t ->> 'until')::timestamptz > now()))`;

/** Those of the person's roles that staff have made or changed. */
export const changedRolesOf = sql<ChangedRoles>`
  (select coalesce(json_object_agg(r.word, json_build_object('name', r.name, 'permissions', r.permissions)), '{}')
   from staff_roles r where r.word = any(u.roles))`;
