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
import type { Team, TeamInvitation } from "./team-query.ts";

interface InviteDialogProps {
  team: Team;
  /** The invitation that is changed; without one a new one is made. */
  invitation?: TeamInvitation | undefined;
  isOpen: boolean;
  onClose: () => void;
}

const viewer = { role: "viewer", shopRoleId: null, permissions: [] as string[] };

/** Invites a person by mail with a role, and single permissions where it does not fit; or changes what was offered. */
export function InviteDialog(props: InviteDialogProps) {
  const title = props.invitation ? "Change the invitation" : "Invite someone";
  return (
    <Dialog width="regular" title={title} isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <InviteForm {...props} /> : null}
    </Dialog>
  );
}

function InviteForm({ team, invitation, onClose }: InviteDialogProps) {
  const offered = invitation ?? viewer;
  const shop = useShop();
  const queries = useQueryClient();
  const [email, setEmail] = useState(invitation?.email ?? "");
  const [choice, setChoice] = useState(choiceId(offered));
  const [isDetailed, setDetailed] = useState(offered.permissions.length > 0);
  const [permissions, setPermissions] = useState<string[]>([...offered.permissions]);
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
      const done = invitation ? `Changed. ${email} gets a new mail` : `Invitation sent to ${email}`;
      showSnackbar({ code: `invitation ${email} ${choice}`, text: `${done}. It works for seven days.` });
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
        autoFocus={!invitation}
        isRequired
        isReadOnly={invitation !== undefined}
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
          {invitation ? "Send again, changed" : "Send invitation"}
        </Button>
      </div>
    </Form>
  );
}
