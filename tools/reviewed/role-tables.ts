import { merchantPermissions, merchantPermissionsOf, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import {
  permissionsOf,
  staffPermissions,
  staffRoles,
  storeControlRoles,
  tradeRoles,
} from "@selvedge/domain/access/roles";
import { markdownTable } from "./markdown-table.ts";

/** The document that shows what each role may do, made from the rules themselves. */
export function roleTables(): string {
  return [
    "# Who may do what",
    "Written from `packages/domain/src/access` by `node tools/reviewed/write.ts`; a test compares it with the rules. What has no dot is refused. One person may be given further words beside their role.",
    "## Roles of a shop's people",
    purposes(merchantRoles),
    permissionTable(merchantPermissions, merchantRoles, merchantPermissionsOf),
    "## Roles of staff",
    purposes(staffRoles),
    permissionTable(staffPermissions, staffRoles, (role) => permissionsOf([role])),
    "### In the stock room",
    "Given person by person, beside the roles.",
    permissionTable(
      Object.fromEntries(Object.entries(staffPermissions).filter(([word]) => word.startsWith("stock."))),
      storeControlRoles,
      (storeControlRole) => permissionsOf([], { storeControlRole }),
    ),
    "### The trade's names for them",
    markdownTable(
      ["In the trade", "Here"],
      Object.entries(tradeRoles).map(([trade, role]) => [trade, staffRoles[role]!.name]),
    ),
    "",
  ].join("\n\n");
}

type Roles = Readonly<Record<string, { name: string }>>;

const purposes = (roles: Readonly<Record<string, { name: string; purpose: string }>>): string =>
  markdownTable(
    ["Role", "Code", "For"],
    Object.entries(roles).map(([role, { name, purpose }]) => [name, `\`${role}\``, purpose]),
  );

const permissionTable = (
  sentences: Readonly<Record<string, string>>,
  roles: Roles,
  wordsOf: (role: string) => readonly string[],
): string =>
  markdownTable(
    ["Permission", "What it lets one do", ...Object.values(roles).map(({ name }) => name)],
    Object.entries(sentences).map(([word, sentence]) => [
      `\`${word}\``,
      sentence,
      ...Object.keys(roles).map((role) => (wordsOf(role).includes(word) ? "●" : "")),
    ]),
  );
