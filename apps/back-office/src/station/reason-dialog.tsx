import { Button } from "@selvedge/ui/button";
import { Dialog } from "@selvedge/ui/dialog";
import { ServerForm } from "@selvedge/ui/server-form";
import { TextField } from "@selvedge/ui/text-field";

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
          if (words.length < 3) return { ok: false, message: "", errors: { reason: ["Say in a few words why"] } };
          await onReason(words);
          return { ok: true };
        }}
      >
        {(isBusy) => (
          <>
            <TextField name="reason" label="Why" placeholder={example} size="touch" autoFocus />
            <div className="flex justify-end gap-2">
              <Button onPress={onClose}>Leave it</Button>
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
