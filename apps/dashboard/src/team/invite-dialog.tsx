import { merchantPermissions, merchantPermissionsOf } from "@selvedge/domain/access/merchant-roles";
import { email as emailRule } from "@selvedge/domain/validation/rules/addresses";
import { Button } from "@selvedge/ui/actions/button";
import { PermissionBoxes } from "@selvedge/ui/choices/permission-boxes";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { Switch } from "@selvedge/ui/choices/switch";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText, fieldTexts } from "../data/failure-text.ts";
import { useShop } from "../session/shop.ts";
import { choiceId, roleOfChoice, roleOptions, rolePurpose } from "./role-choice.ts";
import type { Team } from "./team-query.ts";

interface InviteDialogProps {
  team: Team;
  isOpen: boolean;
  onClose: () => void;
}

/** Invites a person by mail with a role, and single permissions where it does not fit. */
export function InviteDialog(props: InviteDialogProps) {
  return (
    <Dialog width="regular" title="Invite someone" isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <InviteForm {...props} /> : null}
    </Dialog>
  );
}

function InviteForm({ team, onClose }: InviteDialogProps) {
  const shop = useShop();
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [choice, setChoice] = useState(choiceId({ role: "viewer", shopRoleId: null }));
  const [isDetailed, setDetailed] = useState(false);
  const [permissions, setPermissions] = useState<string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const role = roleOfChoice(choice);
  const own = team.roles.find(({ id }) => id === role.shopRoleId)?.permissions ?? [];
  const isOwner = team.people.some((person) => person.isYou && person.role === "owner");
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setErrors({});
    try {
      await api("POST /divisions/{division}/team/invitations/", {
        params: { division: shop.id },
        body: { email, ...role, permissions: isDetailed ? permissions : [] },
      });
      await queries.invalidateQueries({ queryKey: [shop.id, "team"] });
      showSnackbar({ code: `invitation ${email}`, text: `Invitation sent to ${email}. It works for seven days.` });
      onClose();
    } catch (failure) {
      const texts = fieldTexts(failure);
      setErrors(Object.keys(texts).length > 0 ? texts : { email: failureText(failure) });
      setBusy(false);
    }
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        autoFocus
        isRequired
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        rules={[emailRule]}
        onChange={(text) => {
          setEmail(text);
          setErrors({});
        }}
        {...(errors.email && { error: errors.email })}
      />
      <SelectField
        label="Role"
        options={roleOptions(team.roles, isOwner)}
        value={choice}
        onChange={setChoice}
        hint={rolePurpose(role, team.roles)}
        {...(errors.role && { error: errors.role })}
      />
      <Switch isSelected={isDetailed} onChange={setDetailed} label="Add single permissions" />
      {isDetailed ? (
        <PermissionBoxes
          sentences={merchantPermissions}
          label="They may do what is ticked"
          chosen={permissions}
          onChange={setPermissions}
          mayGive={shop.permissions}
          ofRole={merchantPermissionsOf(role.role, own)}
        />
      ) : null}
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending">
          Send invitation
        </Button>
      </div>
    </Form>
  );
}
