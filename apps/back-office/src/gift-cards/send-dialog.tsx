import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { type FormOutcome, ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { SoldCard } from "../data/reply.ts";

interface SendProps {
  card: SoldCard;
  isOpen: boolean;
  onClose: () => void;
}

/** Mails a sold card, before its day or again, to the same or a corrected address. */
export function SendDialog({ card, isOpen, onClose }: SendProps) {
  return (
    <Dialog
      title={card.sale.sentAt ? "Mail the gift card again" : "Mail the gift card now"}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen ? <SendForm card={card} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SendForm({ card: { id, sale }, onClose }: Omit<SendProps, "isOpen">) {
  const queries = useQueryClient();
  const send = async ({ email }: Record<string, FormDataEntryValue>): Promise<FormOutcome> => {
    try {
      const body = { email: String(email).trim(), mails: sale.mails };
      await api("POST /atlas/gift-cards/{id}/send/", { params: { id }, body });
      showSnackbar({ code: `gift card ${id} sent`, text: `Mailed to ${body.email}.`, tone: "done" });
      onClose();
      return { ok: true };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
      return { ok: false, message: failureText(failure) };
    } finally {
      void queries.invalidateQueries({ queryKey: ["gift-cards"] });
    }
  };
  return (
    <ServerForm onSubmit={send} className="flex flex-col gap-4">
      {(isBusy) => (
        <>
          <p className="text-dense text-ink-2">
            {sale.recipientName} gets the mail with the code. A corrected address is kept for this card.
          </p>
          <TextField
            name="email"
            type="email"
            label="To"
            defaultValue={sale.recipientEmail}
            isRequired
            maxLength={254}
          />
          <div className="flex justify-end gap-2">
            <Button onPress={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending">
              Mail it
            </Button>
          </div>
        </>
      )}
    </ServerForm>
  );
}
