import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { ServerForm } from "@selvedge/ui/fields/server-form";
import { TextField } from "@selvedge/ui/fields/text-field";
import { Dialog } from "@selvedge/ui/overlays/dialog";
import { Money } from "@selvedge/ui/words/money";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** The button that cancels an order, once its person is sure and has said why. */
export function CancelAction({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const leftMinor = order.refundable?.leftMinor ?? 0;
  const cancel = async (reason: string) => {
    try {
      const params = { division: shop.id, id: order.id };
      await api("POST /divisions/{division}/orders/{id}/cancel/", { params, body: { reason } });
      showSnackbar({ code: `cancel ${order.id}`, text: `${order.reference} is cancelled.`, tone: "done" });
      close();
      return { ok: true as const };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false as const, ...failure.answer };
      return { ok: false as const, message: failureText(failure) };
    } finally {
      await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
    }
  };
  return (
    <>
      <Button size="row" aria-label="Cancel order" onPress={() => setOpen(true)}>
        Cancel
      </Button>
      <Dialog title={`Cancel ${order.reference}?`} role="alertdialog" isOpen={isOpen} onClose={close}>
        <ServerForm onSubmit={({ reason }) => cancel(String(reason))}>
          {(isBusy) => (
            <>
              <p className="text-ink-2">
                Nothing is made
                {leftMinor > 0 ? (
                  <>
                    , and <Money amountMinor={leftMinor} currency={order.money.currency} /> goes back to{" "}
                    {order.customer.name}
                  </>
                ) : null}
                . This cannot be taken back.
              </p>
              <TextField name="reason" label="Reason" placeholder="The shopper asked for it" autoFocus />
              <div className="flex justify-end gap-2">
                <Button isDisabled={isBusy} onPress={close}>
                  Keep it
                </Button>
                <Button type="submit" variant="danger-filled" busy={isBusy}>
                  Cancel order
                </Button>
              </div>
            </>
          )}
        </ServerForm>
      </Dialog>
    </>
  );
}
