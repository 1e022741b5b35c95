import { Button } from "../actions/button.tsx";
import { type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextField } from "../fields/text-field.tsx";
import { Dialog } from "../overlays/dialog.tsx";

interface PasskeyNameProps {
  name: string;
  onSave: (name: string) => Promise<FormOutcome>;
  onClose: () => void;
}

/** Asks for another name of a passkey. */
export function PasskeyName({ name, onSave, onClose }: PasskeyNameProps) {
  return (
    <Dialog title="Rename the passkey" isOpen onClose={onClose}>
      <ServerForm onSubmit={(values) => onSave(String(values.name))}>
        {(isBusy) => (
          <>
            <TextField name="name" label="Name" defaultValue={name} maxLength={60} isRequired autoFocus />
            <Button type="submit" variant="primary" className="self-start" busy={isBusy} busyLabel="Saving">
              Save
            </Button>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
