import { Button } from "@selvedge/ui/actions/button";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";

/** Asks for a reason before something is done again. */
export function ReasonDialog({
  title,
  lead,
  confirm,
  keep = "Cancel",
  isDanger = false,
  example,
  isOpen,
  onClose,
  onReason,
}: {
  title: string;
  /** What comes of it. */
  lead?: string;
  confirm: string;
  /** The safe way out in its own words. */
  keep?: string;
  isDanger?: boolean;
  /** Such a reason, in the empty field. */
  example: string;
  isOpen: boolean;
  onClose: () => void;
  /** May give what a person reads where it was refused. */
  onReason: (reason: string) => Promise<unknown>;
}) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <ServerForm
        onSubmit={async ({ reason }) => {
          const words = String(reason).trim();
          if (words.length < 3) return { ok: false, message: "", errors: { reason: ["Give a short reason"] } };
          const refused = await onReason(words);
          return typeof refused === "string" ? { ok: false, message: refused } : { ok: true };
        }}
      >
        {(isBusy) => (
          <>
            {lead ? <p className="text-ink-2">{lead}</p> : null}
            <TextField name="reason" label="Reason" placeholder={example} size="touch" autoFocus />
            <div className="flex justify-end gap-2">
              <Button isDisabled={isBusy} onPress={onClose}>
                {keep}
              </Button>
              <Button type="submit" variant={isDanger ? "danger-filled" : "primary"} busy={isBusy}>
                {confirm}
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
