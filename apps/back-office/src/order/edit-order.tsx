import { ApiFailure } from "@selvedge/api-client/client";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { AddressDialog } from "@selvedge/ui/orders/address-dialog";
import { lineChangedText } from "@selvedge/ui/orders/line-changed-text.ts";
import { type LineChange, LineDialog } from "@selvedge/ui/orders/line-dialog";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";

interface EditProps {
  order: StaffOrder;
  onClose: () => void;
}

/** Changes where any shop's order goes. */
export function AddressOfOrder({ order, onClose }: EditProps) {
  const save = async (address: StaffOrder["shipsTo"]["address"]) => {
    try {
      await api("POST /atlas/orders/{order}/address/", { params: { order: order.id }, body: address });
      showSnackbar({ code: `address ${order.id}`, text: `${order.reference} goes to the new address.`, tone: "done" });
      onClose();
      return { ok: true as const };
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status > 0) return { ok: false as const, ...failure.answer };
      return { ok: false as const, message: failureText(failure) };
    } finally {
      refreshOrders();
    }
  };
  return <AddressDialog address={order.shipsTo.address} onClose={onClose} onSave={save} />;
}

/** Makes a line of any shop's order another size or colour. */
export function LinesOfOrder({ order, onClose }: EditProps) {
  const params = { order: order.id };
  const { data } = useQuery({
    queryKey: ["order", order.id, "lines"],
    queryFn: async ({ signal }) => (await api("GET /atlas/orders/{order}/items/", { params, signal })).data,
    gcTime: 0,
  });
  const shopper = order.billedTo.name.split(" ")[0] ?? "";
  const change = async ({ id, body }: LineChange) => {
    try {
      const input = { params: { ...params, item: id }, body };
      const { data: done } = await api("POST /atlas/orders/{order}/items/{item}/", input);
      const text = lineChangedText(order.reference, shopper, { ...done, currency: order.amounts.currency });
      showSnackbar({ code: `line ${id}`, text, tone: "done" });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      refreshOrders();
    }
  };
  const limitMinor = order.refundable?.limitMinor ?? null;
  const shown = { lines: data, shopper, limitMinor };
  return <LineDialog {...shown} onClose={onClose} onChange={change} />;
}
