import { Button } from "@selvedge/ui/actions/button";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";

/** Asks for a reason before something is done again. */
export function ReasonDialog({
  title,
  confirm,
  example,
  isOpen,
  onClose,
  onReason,
}: {
  title: string;
  confirm: string;
  /** Such a reason, in the empty field. */
  example: string;
  isOpen: boolean;
  onClose: () => void;
  onReason: (reason: string) => Promise<void>;
}) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <ServerForm
        onSubmit={async ({ reason }) => {
          const words = String(reason).trim();
          if (words.length < 3) return { ok: false, message: "", errors: { reason: ["Give a short reason"] } };
          await onReason(words);
          return { ok: true };
        }}
      >
        {(isBusy) => (
          <>
            <TextField name="reason" label="Reason" placeholder={example} size="touch" autoFocus />
            <div className="flex justify-end gap-2">
              <Button onPress={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                {confirm}
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
