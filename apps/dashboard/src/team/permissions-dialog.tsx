import { merchantPermissions, merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { Button } from "@selvedge/ui/actions/button";
import { PermissionBoxes } from "@selvedge/ui/choices/permission-boxes";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { useState } from "react";
import { api } from "../data/api.ts";
import { useShop } from "../session/shop.ts";
import type { ShopRole, TeamPerson } from "./team-query.ts";
import { useTeamChange } from "./use-team-change.ts";

interface PermissionsDialogProps {
  person: TeamPerson;
  roles: readonly ShopRole[];
  isOpen: boolean;
  onClose: () => void;
}

/** Single permissions of a person beside their role. */
export function PermissionsDialog(props: PermissionsDialogProps) {
  const { person, isOpen, onClose } = props;
  return (
    <Dialog width="wide" title={`Permissions of ${person.fullName}`} isOpen={isOpen} onClose={onClose}>
      {isOpen ? <PermissionsForm {...props} /> : null}
    </Dialog>
  );
}

function PermissionsForm({ person, roles, onClose }: PermissionsDialogProps) {
  const { permissions } = useShop();
  const { isBusy, run } = useTeamChange();
  const [chosen, setChosen] = useState<string[]>(person.extra);
  const own = roles.find(({ id }) => id === person.shopRoleId)?.permissions ?? [];
  const save = async () => {
    const isDone = await run(
      (division) =>
        api("PATCH /divisions/{division}/team/people/{id}/", {
          params: { division, id: person.id },
          body: { role: person.role, shopRoleId: person.shopRoleId, permissions: chosen },
        }),
      `Permissions of ${person.fullName} saved.`,
    );
    if (isDone) onClose();
  };
  return (
    <div className="flex flex-col gap-4">
      <PermissionBoxes
        sentences={merchantPermissions}
        label={`${person.roleName} may do what is ticked`}
        chosen={chosen}
        onChange={setChosen}
        mayGive={permissions}
        ofRole={merchantPermissionsOf(person.role, own)}
      />
      {person.timed.map(({ permission, until }) => (
        <p key={permission} className="text-dense text-ink-2">
          Until <DateText at={until} />: {permission}
        </p>
      ))}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button variant="primary" busy={isBusy} busyLabel="Saving" onPress={() => void save()}>
          Save
        </Button>
      </div>
    </div>
  );
}
