import { staffPermissions, storeControlRoles } from "@selvedge/domain/access/roles";
import { Button } from "@selvedge/ui/actions/button";
import { Checkbox } from "@selvedge/ui/choices/checkbox";
import { PermissionBoxes } from "@selvedge/ui/choices/permission-boxes";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rolesQuery } from "../access/access-queries.ts";
import { api } from "../data/api.ts";
import type { StaffProfile, StaffRole } from "../data/reply.ts";
import { usePerson } from "../session/person.ts";
import { TimedRows } from "./timed-rows.tsx";
import { useStaffChange } from "./use-staff-change.ts";

interface AccessFormProps {
  person: StaffProfile;
  /** A permission that is chosen already under "For a time"; null for none. */
  offered: string | null;
  onClose: () => void;
}

/** Roles and single permissions of one person, for good or until a day. */
export function AccessDialog({ isOpen, ...form }: AccessFormProps & { isOpen: boolean }) {
  const { person, onClose } = form;
  const { data } = useQuery({ ...rolesQuery, enabled: isOpen });
  return (
    <Dialog width="wide" title={`Access of ${person.fullName}`} isOpen={isOpen} onClose={onClose}>
      {data ? <AccessForm {...form} roles={data.data} /> : null}
    </Dialog>
  );
}

const stock = Object.entries(storeControlRoles).map(([id, { name }]) => ({ id, label: name }));

function AccessForm({ person, offered, roles, onClose }: AccessFormProps & { roles: readonly StaffRole[] }) {
  const mine = usePerson().staff?.permissions ?? [];
  const { isBusy, run } = useStaffChange();
  const [access, setAccess] = useState(person.access);
  const ofRoles = roles.filter(({ word }) => access.roles.includes(word)).flatMap(({ permissions }) => permissions);
  const toggle = (word: string, isOn: boolean) =>
    setAccess({ ...access, roles: isOn ? [...access.roles, word] : access.roles.filter((each) => each !== word) });
  const save = async () => {
    const isDone = await run(
      () => api("PATCH /atlas/users/{id}/access/", { params: { id: person.id }, body: access }),
      `${person.fullName}'s access is changed.`,
    );
    if (isDone) onClose();
  };
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend className="mb-2 text-label font-medium">Roles</legend>
        <div className="grid max-h-60 gap-x-6 gap-y-1.5 overflow-y-auto rounded-control border border-line p-3 sm:grid-cols-2">
          {roles.map(({ word, name, purpose, permissions }) => {
            const isHeld = access.roles.includes(word);
            const isBeyond = !permissions.every((each) => mine.includes(each)) && !person.access.roles.includes(word);
            return (
              <Checkbox
                key={word}
                label={name}
                hint={isBeyond ? "It permits what you don't have yourself" : purpose}
                isSelected={isHeld}
                isDisabled={isBeyond}
                onChange={(isOn) => toggle(word, isOn)}
              />
            );
          })}
        </div>
      </fieldset>
      <SelectField
        compact
        label="In the stock room"
        options={stock}
        value={access.storeControlRole}
        onChange={(storeControlRole) => setAccess({ ...access, storeControlRole })}
        className="max-w-72"
      />
      <PermissionBoxes
        sentences={staffPermissions}
        label="Beside the roles, for good"
        chosen={access.extra}
        onChange={(extra) => setAccess({ ...access, extra })}
        mayGive={mine}
        ofRole={ofRoles}
      />
      <TimedRows
        timed={access.timed}
        offered={offered}
        onChange={(timed) => setAccess({ ...access, timed })}
        mayGive={mine.filter((word) => !ofRoles.includes(word) && !access.extra.includes(word))}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          Save access
        </Button>
      </div>
    </form>
  );
}
