import { Button } from "../actions/button.tsx";
import { type FormOutcome, ServerForm } from "../fields/server-form.tsx";
import { TextArea } from "../fields/text-area.tsx";
import { Dialog } from "../overlays/dialog.tsx";

export interface AskPermissionDialogProps {
  /** What is asked for, where the page behind the dialog does not say so: "Make products". */
  permission?: string;
  /** Who reads the reason: "Your shop's managers will see this." */
  readers: string;
  isOpen: boolean;
  onClose: () => void;
  /** Sends the reason, at least one letter long. A request that is taken closes the dialog. */
  onRequest: (reason: string) => Promise<FormOutcome>;
}

/** Asks for the reason behind a request for a permission. Source: storefront §6. */
export function AskPermissionDialog({ permission, readers, isOpen, onClose, onRequest }: AskPermissionDialogProps) {
  const ask = async ({ reason }: Record<string, unknown>): Promise<FormOutcome> => {
    const written = String(reason ?? "").trim();
    if (written === "") return { ok: false, message: "", errors: { reason: ["This field is required"] } };
    const outcome = await onRequest(written);
    if (outcome.ok) onClose();
    return outcome;
  };
  return (
    <Dialog title="Request permission" isOpen={isOpen} onClose={onClose}>
      {permission ? <p className="mb-3 text-ink-2">{`This needs the permission “${permission}”.`}</p> : null}
      <ServerForm onSubmit={ask}>
        {(isBusy) => (
          <>
            <TextArea name="reason" label="Why do you need it?" hint={readers} rows={3} autoFocus />
            <div className="flex justify-end gap-2">
              <Button onPress={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                Send request
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
