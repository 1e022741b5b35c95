import { Button } from "@selvedge/ui/actions/button";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { api } from "../data/api.ts";
import { outcomeOf } from "./outcome-of.ts";
import { useChange } from "./proof.tsx";

/** Asks for another name of a passkey. */
export function PasskeyName({ passkey, onClose }: { passkey: { id: number; name: string }; onClose: () => void }) {
  const change = useChange();
  const submit = ({ name }: Record<string, FormDataEntryValue>) =>
    outcomeOf(async () => {
      const input = { params: { id: passkey.id }, body: { name: String(name) } };
      if (await change(() => api("POST /account/security/passkeys/{id}/", input))) onClose();
    });
  return (
    <Dialog title="Rename the passkey" isOpen onClose={onClose}>
      <ServerForm onSubmit={submit}>
        {(isBusy) => (
          <>
            <TextField name="name" label="Name" defaultValue={passkey.name} maxLength={60} isRequired autoFocus />
            <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Saving">
              Save
            </Button>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
