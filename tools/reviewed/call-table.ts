import { callGroups } from "@selvedge/contracts/all-calls";
import type { Call } from "@selvedge/contracts/call";
import { streams } from "@selvedge/contracts/streams";
import { type MerchantPermission, merchantMay, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { permissionsOf, type StaffPermission, staffRoles } from "@selvedge/domain/access/roles";
import { markdownTable } from "./markdown-table.ts";

/** What the server requires beside the call's own permission, listed here because no schema can express it. */
const further: readonly (readonly [key: string, when: string, word: StaffPermission | MerchantPermission])[] = [
  ["GET /atlas/print-files/{division}/{file}/", "the whole file, not a small picture", "files.read"],
  ["POST /factory/labels/print/", "anything but the one label of a remade garment, printed once", "labels.print"],
  ["GET /divisions/{division}/overview/", "sales and profit are shown", "money.read"],
  ["GET /divisions/{division}/overview/", "orders are counted and linked", "orders.read"],
  ["GET /divisions/{division}/orders/{id}/", "cost and profit are shown", "money.read"],
];

/** The document that shows which permission each call takes and which roles have it, made from the contracts. */
export function callTable(): string {
  const answered = Object.values(callGroups).flatMap((group) => Object.values(group as Record<string, Call>));
  const calls: Call[] = [...answered, ...Object.values(streams)];
  const of = (access: Call["access"]) => calls.filter((call) => call.access === access);
  return [
    "# What each call takes",
    "Written from `packages/contracts` by `node tools/reviewed/write.ts`; a test compares it with the calls.",
    "## Calls of a shop's people",
    markdownTable(["Call", "Permission", "Roles"], of("merchant").map(merchantRow)),
    "## Calls of staff",
    "The super admin has every permission and is not named again.",
    markdownTable(["Call", "Permission", "Roles"], of("staff").map(staffRow)),
    "## Calls that ask for more in some cases",
    markdownTable(
      ["Call", "When", "Permission"],
      further.map(([key, when, word]) => [code(key), when, code(word)]),
    ),
    "## Calls of anybody who is signed in",
    list(of("signedIn")),
    "## Calls of everybody",
    "What these show and change is bound to the visitor's own cookie, to a secret in the path, or to what a shop shows to all.",
    list(of("anyone")),
    "",
  ].join("\n\n");
}

const code = (text: string | undefined) => `\`${text}\``;
const list = (calls: readonly Call[]) =>
  calls.length === 0
    ? "None."
    : markdownTable(
        ["Call", "What it does"],
        calls.map(({ key, summary }) => [code(key), summary]),
      );

const merchantRow = (call: Call): string[] => {
  if (call.access !== "merchant") return [];
  const roles = Object.entries(merchantRoles).filter(([role]) => merchantMay(role, call.permission));
  return [code(call.key), code(call.permission), roles.map(([, { name }]) => name.toLowerCase()).join(", ")];
};

const staffRow = (call: Call): string[] => {
  const word = call.permission as StaffPermission;
  const roles = Object.entries(staffRoles).filter(
    ([role]) => role !== "super-admin" && permissionsOf([role]).includes(word),
  );
  return [code(call.key), code(word), roles.map(([, { name }]) => name.toLowerCase()).join(", ")];
};
