import { Button } from "@selvedge/ui/actions/button";
import { Card } from "@selvedge/ui/content/card";
import { Notice } from "@selvedge/ui/feedback/notice";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { DateText } from "@selvedge/ui/words/date-text";
import { type FormEvent, useState } from "react";
import type { Closing } from "./closing-query.ts";

interface CloseCardProps {
  closing: Closing;
  name: string;
  isBusy: boolean;
  /** Gives why it was refused, or null. */
  onClose: (name: string) => Promise<string | null>;
  onKeep: () => void;
}

/** Closes the shop, for whoever types its name, with time to change their mind. */
export function CloseCard({ closing: { openOrders, closesAt }, name, isBusy, onClose, onKeep }: CloseCardProps) {
  const [isAsking, setAsking] = useState(false);
  if (closesAt)
    return (
      <Notice
        tone="danger"
        title="Your shop is being closed"
        actions={
          <Button size="dense" busy={isBusy} onPress={onKeep}>
            Keep the shop
          </Button>
        }
      >
        It closes <DateText at={closesAt} form="day" inSentence />. Until then it stays as it is, and you can keep it
        with one press. Orders that are paid before are made and sent first.
      </Notice>
    );
  return (
    <Card title="Close the shop">
      <p className="max-w-160 text-ink-2">
        After 30 days your shop is gone for visitors and for your team. Orders and invoices are kept as the law asks.
        Take an export first.
      </p>
      {openOrders > 0 ? (
        <p className="mt-2 text-dense text-warning">
          {openOrders === 1 ? "1 order is" : `${openOrders} orders are`} paid and not finished. Your shop can be closed
          once {openOrders === 1 ? "it is" : "they are"}.
        </p>
      ) : null}
      <Button
        variant="danger"
        size="dense"
        className="mt-3"
        isDisabled={openOrders > 0}
        onPress={() => setAsking(true)}
      >
        Close the shop
      </Button>
      {isAsking ? <CloseDialog {...{ name, isBusy, onClose }} onLeave={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface CloseDialogProps extends Pick<CloseCardProps, "name" | "isBusy" | "onClose"> {
  onLeave: () => void;
}

function CloseDialog({ name, isBusy, onClose, onLeave }: CloseDialogProps) {
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = await onClose(typed);
    if (refusal === null) onLeave();
    else setError(refusal);
  };
  return (
    <Dialog title={`Close ${name}?`} isOpen isBusy={isBusy} onClose={onLeave}>
      <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <p className="text-ink-2">In 30 days nobody can open it any more. Until then you can change your mind.</p>
        <TextField
          label={`Type “${name}” to confirm`}
          autoFocus
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setError(null);
          }}
          error={error ?? undefined}
        />
        <div className="flex justify-end gap-2">
          <Button isDisabled={isBusy} onPress={onLeave}>
            Keep the shop
          </Button>
          <Button type="submit" variant="danger-filled" busy={isBusy} isDisabled={typed.trim() !== name}>
            Close it in 30 days
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
