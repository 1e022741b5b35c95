import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { type FormEvent, useId, useState } from "react";

interface NameDialogProps {
  title: string;
  hint: string;
  name: string;
  /** Returns what is wrong; empty where it is done. */
  onName: (name: string) => Promise<string>;
  onClose: () => void;
}

/** Asks for the name of a version. */
export function NameDialog({ title, hint, name, onName, onClose }: NameDialogProps) {
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState("");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!typed.trim()) return setError("Write a name, such as “Before the sale”.");
    setBusy(true);
    const fault = await onName(typed.trim());
    setBusy(false);
    if (fault) setError(fault);
    else onClose();
  };
  return (
    <Dialog
      isOpen
      title={title}
      isBusy={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isBusy} onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={isBusy} busyLabel="Keeping">
            Keep it
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Name"
          autoFocus
          maxLength={80}
          value={typed}
          hint={hint}
          onChange={(next) => {
            setTyped(next);
            setError("");
          }}
          {...(error && { error })}
        />
      </form>
    </Dialog>
  );
}
