import { IconButton } from "@selvedge/ui/actions/icon-button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Avatar } from "@selvedge/ui/content/avatar";
import { StatusBadge } from "@selvedge/ui/feedback/status-badge";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { Menu } from "@selvedge/ui/overlays/menu";
import { DateText } from "@selvedge/ui/words/date-text";
import { Ellipsis, LogOut, SlidersHorizontal, UserMinus } from "lucide-react";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import { PermissionsDialog } from "./permissions-dialog.tsx";
import { choiceId, roleOfChoice, roleOptions, rolePurpose } from "./role-choice.ts";
import type { ShopRole, TeamPerson } from "./team-query.ts";
import { TeamRow } from "./team-row.tsx";
import { useTeamChange } from "./use-team-change.ts";

interface PersonRowProps {
  person: TeamPerson;
  roles: readonly ShopRole[];
  /** The reader owns the shop. */
  isOwner: boolean;
}

/** One person of the shop. Nobody changes themselves; owners are changed by owners alone. */
export function PersonRow({ person, roles, isOwner }: PersonRowProps) {
  const { name: shopName } = useShop();
  const { isBusy, run } = useTeamChange();
  const [open, setOpen] = useState<"remove" | "permissions" | null>(null);
  const mayChange = !person.isYou && (person.role !== "owner" || isOwner);
  const params = (division: number) => ({ division, id: person.id });
  const changeRole = (id: string) =>
    run(
      (division) =>
        api("PATCH /divisions/{division}/team/people/{id}/", {
          params: params(division),
          body: { ...roleOfChoice(id), permissions: person.extra },
        }),
      `${person.fullName} has another role now.`,
    );
  const remove = async () => {
    const isDone = await run(
      (division) =>
        person.isYou
          ? api("POST /memberships/{division}/leave/", { params: { division } })
          : api("DELETE /divisions/{division}/team/people/{id}/", { params: params(division) }),
      person.isYou ? undefined : `${person.fullName} is no longer in the team.`,
    );
    if (isDone && person.isYou) location.assign("/dashboard/");
    setOpen(null);
  };
  return (
    <>
      <TeamRow
        picture={<Avatar name={person.fullName} size={36} />}
        name={
          <>
            {person.fullName} {person.isYou ? <span className="font-normal text-ink-2">you</span> : null}
          </>
        }
        note={person.email === person.fullName ? null : person.email}
        role={
          mayChange ? (
            <SelectField
              hideLabel
              label={`Role of ${person.fullName}`}
              compact
              size="dense"
              isDisabled={isBusy}
              options={roleOptions(roles, isOwner)}
              value={choiceId(person)}
              onChange={(id) => id !== choiceId(person) && void changeRole(id)}
            />
          ) : (
            <span className="text-body">{person.roleName}</span>
          )
        }
        purpose={<Purpose person={person} roles={roles} />}
        state={
          person.hasTwoFactor ? (
            <StatusBadge tone="success">On</StatusBadge>
          ) : (
            <StatusBadge tone="warning" shape="square">
              Off
            </StatusBadge>
          )
        }
        lastSeen={person.lastSeenAt ? <DateText at={person.lastSeenAt} /> : "Not yet"}
        actions={
          mayChange || person.isYou ? (
            <Menu
              label={`What to do with ${person.fullName}`}
              trigger={<IconButton bare label={`More for ${person.fullName}`} icon={Ellipsis} size="row" />}
              actions={
                person.isYou
                  ? [
                      {
                        id: "leave",
                        label: "Leave this shop",
                        icon: LogOut,
                        danger: true,
                        onAction: () => setOpen("remove"),
                      },
                    ]
                  : [
                      {
                        id: "permissions",
                        label: "Change permissions",
                        icon: SlidersHorizontal,
                        onAction: () => setOpen("permissions"),
                      },
                      {
                        id: "remove",
                        label: "Remove from the team",
                        icon: UserMinus,
                        danger: true,
                        onAction: () => setOpen("remove"),
                      },
                    ]
              }
            />
          ) : null
        }
      />
      <ConfirmDialog
        isDanger
        title={person.isYou ? `Leave ${shopName}?` : `Remove ${person.fullName}?`}
        confirmLabel={person.isYou ? "Leave" : "Remove"}
        keepLabel={person.isYou ? "Stay" : "Keep in the team"}
        isOpen={open === "remove"}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setOpen(null)}
      >
        {person.isYou
          ? "You lose access at once. To come back you need a new invitation."
          : "They lose access to this shop at once. Their work stays. You can invite them again."}
      </ConfirmDialog>
      <PermissionsDialog person={person} roles={roles} isOpen={open === "permissions"} onClose={() => setOpen(null)} />
    </>
  );
}

function Purpose({ person, roles }: Pick<PersonRowProps, "person" | "roles">) {
  const more = person.extra.length + person.timed.length;
  return (
    <>
      {rolePurpose(person, roles)}
      {more > 0 ? ` And ${more} more ${more === 1 ? "permission" : "permissions"}.` : ""}
    </>
  );
}
