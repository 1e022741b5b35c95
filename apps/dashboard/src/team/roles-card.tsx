import { type MerchantPermission, merchantPermissions, merchantRoles } from "@selvedge/domain/access/merchant-roles";
import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { peopleText } from "./people-text.ts";
import { RoleDialog } from "./role-dialog.tsx";
import type { ShopRole, Team } from "./team-query.ts";

/** What each role may do, the platform's and the shop's own. */
export function RolesCard({ team }: { team: Team }) {
  const [edited, setEdited] = useState<ShopRole | "new" | null>(null);
  const peopleWith = (role: string) => team.people.filter((person) => person.role === role).length;
  return (
    <Card
      flush
      title="What each role may do"
      aside={
        <Button size="row" icon={Plus} onPress={() => setEdited("new")}>
          New role
        </Button>
      }
    >
      <ul className="grid border-line border-t sm:grid-cols-2 xl:grid-cols-4">
        {team.roles.map((role) => (
          <RoleCell key={role.id} name={role.name} people={role.people}>
            <p>{sentenceOf(role.permissions)}</p>
            <Button
              size="row"
              className="mt-2 self-start"
              onPress={() => setEdited(role)}
              aria-label={`Change the role ${role.name}`}
            >
              Change
            </Button>
          </RoleCell>
        ))}
        {Object.entries(merchantRoles).map(([id, { name, purpose }]) => (
          <RoleCell key={id} name={name} people={peopleWith(id)}>
            <p>{purpose}</p>
          </RoleCell>
        ))}
      </ul>
      <RoleDialog role={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}

function RoleCell({ name, people, children }: { name: string; people: number; children: ReactNode }) {
  return (
    <li className="-mt-px -ml-px flex flex-col gap-1 border-line border-t border-l p-4 text-dense text-ink-2">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-body font-semibold text-ink">{name}</h3>
        <span className="text-label">{peopleText(people)}</span>
      </div>
      {children}
    </li>
  );
}

/** "See orders and who placed them; make and change pages." */
function sentenceOf(permissions: readonly string[]): string {
  const sentences = permissions.map((word) => merchantPermissions[word as MerchantPermission] ?? word);
  if (sentences.length === 0) return "Nothing yet.";
  const [first = "", ...rest] = sentences;
  return `${[first, ...rest.map((text) => (text[0] ?? "").toLowerCase() + text.slice(1))].join("; ")}.`;
}
