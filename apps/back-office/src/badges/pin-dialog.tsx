import { pinFault, pinLength } from "@selvedge/domain/people/badges";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useState } from "react";
import { Form } from "react-aria-components/Form";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { BadgeRow } from "../data/reply.ts";
import { refreshBadges } from "./use-badge-change.ts";

interface PinDialogProps {
  person: BadgeRow;
  isOpen: boolean;
  onClose: () => void;
}

/** Sets a person's PIN. They type it themselves, twice, because nobody can read it afterwards. */
export function PinDialog(props: PinDialogProps) {
  return (
    <Dialog title={`Set the PIN of ${props.person.fullName}`} isOpen={props.isOpen} onClose={props.onClose}>
      {props.isOpen ? <PinForm {...props} /> : null}
    </Dialog>
  );
}

const digits = { type: "password", inputMode: "numeric", autoComplete: "off", maxLength: pinLength } as const;

function PinForm({ person, onClose }: PinDialogProps) {
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [errors, setErrors] = useState<{ pin?: string; again?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const fault = pinFault(pin);
    if (fault) return setErrors({ pin: fault });
    if (pin !== again) return setErrors({ again: "These are two different PINs. Type it again." });
    if (isBusy) return;
    setBusy(true);
    try {
      await api("PUT /atlas/users/{id}/pin/", { params: { id: person.staffNumber }, body: { pin } });
      showSnackbar({ code: `pin ${person.staffNumber}`, text: `${person.fullName} has a new PIN.` });
      onClose();
    } catch (failure) {
      setErrors({ pin: failureText(failure) });
      setBusy(false);
    }
    await refreshBadges();
  };
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="text-ink-2">
        Let them type {pinLength} digits. A new PIN opens one that was locked, and ends a session at a station.
      </p>
      <TextField
        {...digits}
        autoFocus
        label="PIN"
        value={pin}
        onChange={(text) => {
          setPin(text);
          setErrors({});
        }}
        onBlur={() => {
          const fault = pin && pinFault(pin);
          if (fault) setErrors({ pin: fault });
        }}
        {...(errors.pin ? { error: errors.pin } : {})}
      />
      <TextField
        {...digits}
        label="PIN again"
        value={again}
        onChange={(text) => {
          setAgain(text);
          setErrors({});
        }}
        {...(errors.again ? { error: errors.again } : {})}
      />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving">
          Set PIN
        </Button>
      </div>
    </Form>
  );
}
