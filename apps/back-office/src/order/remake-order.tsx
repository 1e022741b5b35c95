import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { remadeText } from "@selvedge/ui/orders/line-changed-text.ts";
import { RemakeDialog, type RemakeKind, type RemakeRequest } from "@selvedge/ui/orders/remake-dialog";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { StaffOrder } from "../data/reply.ts";
import { refreshOrders } from "../orders/release.ts";

/** Makes garments of any shop's sent order again, sends them again, or exchanges them. */
export function RemakeOrder({ order, kind, onClose }: { order: StaffOrder; kind: RemakeKind; onClose: () => void }) {
  const { data: pieces } = useQuery({
    queryKey: ["order", String(order.id), "pieces"],
    queryFn: async ({ signal }) =>
      (await api("GET /atlas/orders/{order}/pieces/", { params: { order: order.id }, signal })).data,
    gcTime: 0,
  });
  const send = async (request: RemakeRequest) => {
    try {
      showSnackbar({ code: `remake ${order.id}`, text: await done(kind, order, request), tone: "done" });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      refreshOrders();
    }
  };
  const shopper = order.billedTo.name.split(" ")[0] ?? "";
  const limitMinor = order.refundable?.limitMinor ?? null;
  const shown = { kind, pieces, currency: order.amounts.currency, shopper, limitMinor };
  return <RemakeDialog {...shown} onClose={onClose} onSend={send} />;
}

/** Does it, and says what came of it. */
async function done(kind: RemakeKind, { id: order, amounts }: StaffOrder, request: RemakeRequest): Promise<string> {
  if (kind !== "return") return remadeText(await made(kind, order, request), amounts.currency);
  const { pieces, reason, wish, note, idempotencyKey } = request;
  const body = { pieces, reasonCode: reason as ReturnReason, wish, note };
  const { data } = await api("POST /atlas/orders/{order}/returns/", { params: { order }, body, idempotencyKey });
  return `Return ${data.code} is expected.`;
}

type Reason = "faulty_print" | "faulty_garment" | "wrong_item" | "damaged_in_transit";

async function made(
  kind: Exclude<RemakeKind, "return">,
  order: number,
  { pieces, reason, note, expectedDifference, waive, idempotencyKey }: RemakeRequest,
) {
  const params = { order };
  if (kind === "reprint") {
    const body = { pieces, reasonCode: reason as Reason, note };
    return (await api("POST /atlas/orders/{order}/reprint/", { params, body, idempotencyKey })).data;
  }
  if (kind === "resend")
    return (await api("POST /atlas/orders/{order}/resend/", { params, body: { pieces, note }, idempotencyKey })).data;
  const body = {
    pieces: pieces.map((piece) => ({ ...piece, variant: piece.variant ?? 0 })),
    note,
    expectedDifference,
    ...(waive ? { waive } : {}),
  };
  return (await api("POST /atlas/orders/{order}/exchange/", { params, body, idempotencyKey })).data;
}
