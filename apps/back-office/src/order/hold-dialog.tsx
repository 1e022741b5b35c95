import { ApiFailure } from "@selvedge/api-client/client";
import { holdKinds } from "@selvedge/domain/factory/holds";
import { Button } from "@selvedge/ui/actions/button";
import { SelectField } from "@selvedge/ui/choices/select-field";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import { refreshOrders } from "../orders/release.ts";

/** Places a hold: what holds the order, and a note for the next reader. */
export function HoldDialog({ orderId, isOpen, onClose }: { orderId: number; isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="Place a hold" isOpen={isOpen} onClose={onClose}>
      <ServerForm
        onSubmit={async ({ code, note }) => {
          try {
            await api("POST /atlas/orders/{order}/holds/", {
              params: { order: orderId },
              body: { code: String(code), note: String(note) },
            });
            refreshOrders();
            onClose();
            return { ok: true };
          } catch (failure) {
            if (failure instanceof ApiFailure && failure.status > 0) return { ok: false, ...failure.answer };
            return { ok: false, message: failureText(failure) };
          }
        }}
      >
        {(isBusy) => (
          <>
            <SelectField
              name="code"
              label="Reason"
              defaultValue="customer_request"
              options={holdKinds.map(({ code, name, blocks }) => ({
                id: code,
                label: name,
                detail: blocks === "release" ? "before release" : `before ${blocks}`,
              }))}
            />
            <TextField name="note" label="Note" hint="Staff will see this. The shopper won't." autoFocus />
            <div className="flex justify-end gap-2 pt-1">
              <Button onPress={onClose}>Cancel</Button>
              <Button type="submit" variant="primary" busy={isBusy}>
                Place hold
              </Button>
            </div>
          </>
        )}
      </ServerForm>
    </Dialog>
  );
}
