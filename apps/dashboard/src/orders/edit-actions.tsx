import { ApiFailure } from "@selvedge/api-client/client";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { AddressDialog } from "@selvedge/ui/orders/address-dialog";
import { lineChangedText } from "@selvedge/ui/orders/line-changed-text.ts";
import { type LineChange, LineDialog } from "@selvedge/ui/orders/line-dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

type Address = Order["customer"]["address"];

/** The button that changes where an order goes. */
export function AddressAction({ order }: { order: Order }) {
  const shop = useShop();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const save = async (address: Address) => {
    try {
      const params = { division: shop.id, id: order.id };
      await api("POST /divisions/{division}/orders/{id}/address/", { params, body: address });
      showSnackbar({ code: `address ${order.id}`, text: `${order.reference} goes to the new address.`, tone: "done" });
      setOpen(false);
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
      <Button size="row" aria-label="Change address" onPress={() => setOpen(true)}>
        Change
      </Button>
      {isOpen ? <AddressDialog address={order.customer.address} onClose={() => setOpen(false)} onSave={save} /> : null}
    </>
  );
}

/** The button that makes a line another size or colour. */
export function LineAction({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="row" aria-label="Change size or colour" onPress={() => setOpen(true)}>
        Change
      </Button>
      {isOpen ? <Lines order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Lines({ order, onClose }: { order: Order; onClose: () => void }) {
  const shop = useShop();
  const queries = useQueryClient();
  const params = { division: shop.id, id: order.id };
  const { data } = useQuery({
    queryKey: [shop.id, "order", order.id, "lines"],
    queryFn: async ({ signal }) => (await api("GET /divisions/{division}/orders/{id}/items/", { params, signal })).data,
    gcTime: 0,
  });
  const shopper = order.customer.name.split(" ")[0] ?? "";
  const change = async ({ id, body }: LineChange) => {
    try {
      const input = { params: { ...params, item: id }, body };
      const { data: done } = await api("POST /divisions/{division}/orders/{id}/items/{item}/", input);
      const text = lineChangedText(order.reference, shopper, { ...done, currency: order.money.currency });
      showSnackbar({ code: `line ${id}`, text, tone: "done" });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
    }
  };
  const shown = { lines: data, shopper, limitMinor: null };
  return <LineDialog {...shown} onClose={onClose} onChange={change} />;
}
