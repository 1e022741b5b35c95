import { TextField } from "@selvedge/ui/fields/text-field";
import { ConfirmDialog } from "@selvedge/ui/overlays/confirm-dialog";
import { useState } from "react";
import { api } from "../data/api.ts";
import type { StaffProfile } from "../data/reply.ts";
import { useStaffChange } from "./use-staff-change.ts";

/** Asks before somebody is switched off or on. */
export function SwitchDialog({
  person,
  isOpen,
  onClose,
}: {
  person: StaffProfile;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { isBusy, run } = useStaffChange();
  const [reason, setReason] = useState("");
  const [firstName = person.fullName] = person.fullName.split(" ");
  // The record is fetched again before the dialog closes: it keeps asking what it was opened with.
  const [asked, setAsked] = useState(person.status);
  if (!isOpen && asked !== person.status) setAsked(person.status);
  const isOn = asked === "Enabled";
  const params = { id: person.id };
  const confirm = async () => {
    const isDone = await run(
      () =>
        isOn
          ? api("POST /atlas/users/{id}/disable/", { params, body: { reason } })
          : api("POST /atlas/users/{id}/enable/", { params }),
      isOn ? `${person.fullName} is disabled and signed out everywhere.` : `${person.fullName} is enabled.`,
    );
    if (isDone) setReason("");
    onClose();
  };
  return (
    <ConfirmDialog
      title={isOn ? `Disable ${person.fullName}?` : `Enable ${person.fullName}?`}
      confirmLabel={isOn ? `Disable ${firstName}` : `Enable ${firstName}`}
      keepLabel={isOn ? `Keep ${firstName} enabled` : "Not now"}
      isOpen={isOpen}
      isDanger={isOn}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {isOn ? (
        <div className="flex flex-col gap-3">
          <p>{`${signedInText(person.signIn.sessions)} Every session, remembered device and open screen of theirs ends at once. Their record and history stay.`}</p>
          <TextField
            label="Why, for the audit"
            placeholder="Optional"
            maxLength={500}
            value={reason}
            onChange={setReason}
          />
        </div>
      ) : (
        <p>{`${firstName} can sign in again, with the roles that they have now.`}</p>
      )}
    </ConfirmDialog>
  );
}

const signedInTexts = ["They are not signed in now.", "They are signed in in one place."];
const signedInText = (sessions: number): string =>
  signedInTexts[sessions] ?? `They are signed in in ${sessions} places.`;
