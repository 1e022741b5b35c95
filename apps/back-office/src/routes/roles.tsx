import { Button } from "@selvedge/ui/actions/button";
import { ErrorState } from "@selvedge/ui/feedback/error-state";
import { SkeletonLines } from "@selvedge/ui/feedback/skeleton";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { PageHeader } from "@selvedge/ui/frames/page-header";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { rolesQuery } from "../access/access-queries.ts";
import { RoleDialog } from "../access/role-dialog.tsx";
import { loadError } from "../data/failure-text.ts";
import type { StaffRole } from "../data/reply.ts";
import { useMay } from "../session/person.ts";

/** Every role of staff, what it is for, how much it permits and who has it. */
export function Component() {
  const { data, error, refetch } = useQuery(rolesQuery);
  const mayEdit = useMay("staff.edit");
  const [open, setOpen] = useState<StaffRole | "new" | null>(null);
  const failure = loadError("Roles did not load.", error, () => void refetch());
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PageHeader
        title="Roles"
        note="A change reaches everyone who has the role at once."
        actions={
          mayEdit ? (
            <Button variant="primary" icon={Plus} onPress={() => setOpen("new")}>
              New role
            </Button>
          ) : null
        }
      />
      {failure ? <ErrorState {...failure} /> : null}
      {!data && !failure ? <SkeletonLines lines={8} /> : null}
      {data ? (
        <ul className="max-w-230 rounded-card border border-line bg-surface">
          {data.data.map((role) => (
            <li
              key={role.word}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t"
            >
              <div className="min-w-0 flex-1 basis-64">
                <h2 className="flex flex-wrap items-center gap-2 text-body font-semibold">
                  {role.name}
                  {role.isChanged ? <StatusBadge tone="info">Changed</StatusBadge> : null}
                  {role.isShipped ? null : <StatusBadge tone="primary">Your own</StatusBadge>}
                </h2>
                <p className="text-dense text-ink-2">{role.purpose}</p>
              </div>
              <p className="figures text-dense text-ink-2">
                {`${countOf(role.permissions.length, "permission")}, ${countOf(role.people, "person")}`}
              </p>
              <Button
                size="row"
                aria-label={`${mayEdit && !role.isAdmin ? "Change" : "Look at"}: ${role.name}`}
                onPress={() => setOpen(role)}
              >
                {mayEdit && !role.isAdmin ? "Change" : "Look at"}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <RoleDialog role={open} onClose={() => setOpen(null)} />
    </div>
  );
}

const plurals = { permission: "permissions", person: "people" };
const countOf = (count: number, noun: keyof typeof plurals): string =>
  count === 1 ? `1 ${noun}` : `${count} ${plurals[noun]}`;
