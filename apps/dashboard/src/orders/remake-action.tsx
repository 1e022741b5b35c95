import type { ReturnReason } from "@selvedge/domain/returns/return-reasons";
import { Button } from "@selvedge/ui/actions/button";
import { showSnackbar } from "@selvedge/ui/feedback/snackbar-store.ts";
import { remadeText } from "@selvedge/ui/orders/line-changed-text.ts";
import { RemakeDialog, type RemakeKind, type RemakeRequest } from "@selvedge/ui/orders/remake-dialog";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../data/api.ts";
import { failureText } from "../data/failure-text.ts";
import type { Order } from "../data/reply.ts";
import { useShop } from "../session/shop.ts";

/** The button that makes garments of a sent order again, sends them again, or exchanges them. */
export function RemakeAction({ order, kind, verb }: { order: Order; kind: RemakeKind; verb: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="row" aria-label={`${verb} ${order.reference}`} onPress={() => setOpen(true)}>
        {verb}
      </Button>
      {isOpen ? <Remake order={order} kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Remake({ order, kind, onClose }: { order: Order; kind: RemakeKind; onClose: () => void }) {
  const shop = useShop();
  const queries = useQueryClient();
  const params = { division: shop.id, id: order.id };
  const { data: pieces } = useQuery({
    queryKey: [shop.id, "order", order.id, "pieces"],
    queryFn: async ({ signal }) =>
      (await api("GET /divisions/{division}/orders/{id}/pieces/", { params, signal })).data,
    gcTime: 0,
  });
  const send = async (request: RemakeRequest) => {
    try {
      showSnackbar({
        code: `remake ${order.id}`,
        text: await done(kind, params, request, order.money.currency),
        tone: "done",
      });
      return null;
    } catch (failure) {
      return failureText(failure);
    } finally {
      await queries.invalidateQueries({ queryKey: [shop.id, "order", order.id] });
    }
  };
  const shopper = order.customer.name.split(" ")[0] ?? "";
  const shown = { kind, pieces, currency: order.money.currency, shopper, limitMinor: null };
  return <RemakeDialog {...shown} onClose={onClose} onSend={send} />;
}

/** Does it, and says what came of it. */
async function done(kind: RemakeKind, params: Params, request: RemakeRequest, currency: string): Promise<string> {
  if (kind !== "return") return remadeText(await made(kind, params, request), currency);
  const { pieces, reason, wish, note, idempotencyKey } = request;
  const body = { pieces, reasonCode: reason as ReturnReason, wish, note };
  const { data } = await api("POST /divisions/{division}/orders/{id}/returns/", { params, body, idempotencyKey });
  return `Return ${data.code} is expected.`;
}

type Params = { division: number; id: number };
type Reason = Parameters<typeof reprint>[1]["reasonCode"];

async function made(
  kind: Exclude<RemakeKind, "return">,
  params: Params,
  { pieces, reason, note, expectedDifference, waive, idempotencyKey }: RemakeRequest,
) {
  if (kind === "reprint") return reprint(params, { pieces, reasonCode: reason as Reason, note }, idempotencyKey);
  if (kind === "resend") {
    const body = { pieces, note };
    return (await api("POST /divisions/{division}/orders/{id}/resend/", { params, body, idempotencyKey })).data;
  }
  const body = {
    pieces: pieces.map((piece) => ({ ...piece, variant: piece.variant ?? 0 })),
    note,
    expectedDifference,
    ...(waive ? { waive } : {}),
  };
  return (await api("POST /divisions/{division}/orders/{id}/exchange/", { params, body, idempotencyKey })).data;
}

const reprint = async (
  params: Params,
  body: {
    pieces: RemakeRequest["pieces"];
    reasonCode: "faulty_print" | "faulty_garment" | "wrong_item" | "damaged_in_transit";
    note: string;
  },
  idempotencyKey: string,
) => (await api("POST /divisions/{division}/orders/{id}/reprint/", { params, body, idempotencyKey })).data;
