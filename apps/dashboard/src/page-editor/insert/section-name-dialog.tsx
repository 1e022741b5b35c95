import { Button } from "@selvedge/ui/actions/button";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { failureText } from "../../data/failure-text.ts";

interface SectionNameDialogProps {
  title: string;
  /** The name that it starts with. */
  name: string;
  hint?: string;
  saveLabel: string;
  savingLabel: string;
  isBusy: boolean;
  error: unknown;
  /** Receives a name that is not empty. */
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a section of the shop's own. */
export function SectionNameDialog({ name, hint, error, isBusy, onSave, onClose, ...words }: SectionNameDialogProps) {
  const [typed, setTyped] = useState(name);
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="section-name" busy={isBusy} busyLabel={words.savingLabel}>
            {words.saveLabel}
          </Button>
        </>
      }
    >
      <Form
        id="section-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== "") onSave(typed);
        }}
      >
        <TextField
          autoFocus
          isRequired
          label="Name"
          countTo={60}
          maxLength={60}
          value={typed}
          onChange={setTyped}
          {...(hint && { hint })}
          {...(error ? { error: failureText(error), isInvalid: true } : {})}
        />
      </Form>
    </Dialog>
  );
}
