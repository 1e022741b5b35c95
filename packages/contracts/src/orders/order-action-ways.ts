// How each action on an order is done: by which call, or by a mail to the shop. An action without a way is offered to
// no one: the domain's table says who may do it, this one says how.
import type { OrderAction } from "@selvedge/domain/orders/allowed-actions";
import type { CallKey } from "../all-calls.ts";

/** A mail to the shop that the receipt starts; a person there handles it. */
type Mail = "mail";

/** A page of the shop, which the receipt links to. */
type Page = "page";

export const orderActionWays = {
  shopper: {
    pay: "POST /orders/receipt/{orderHash}/pay/",
    edit_address: "POST /orders/receipt/{orderHash}/address/",
    edit_items: "POST /orders/receipt/{orderHash}/items/{item}/",
    cancel: "POST /orders/receipt/{orderHash}/cancel/",
    request_return: "page",
  },
  merchant: {
    hold: "POST /divisions/{division}/orders/{id}/hold/",
    release_hold: "POST /divisions/{division}/orders/{id}/go-on/",
    edit_address: "POST /divisions/{division}/orders/{id}/address/",
    edit_items: "POST /divisions/{division}/orders/{id}/items/{item}/",
    cancel: "POST /divisions/{division}/orders/{id}/cancel/",
    exchange: "POST /divisions/{division}/orders/{id}/exchange/",
    reprint: "POST /divisions/{division}/orders/{id}/reprint/",
    resend: "POST /divisions/{division}/orders/{id}/resend/",
    request_return: "POST /divisions/{division}/orders/{id}/returns/",
    refund: "POST /divisions/{division}/orders/{id}/refunds/",
    refund_part: "POST /divisions/{division}/orders/{id}/refunds/",
  },
  staff: {
    release: "POST /atlas/orders/release/",
    print_labels: "POST /factory/labels/print/",
    packing_slip: "GET /factory/orders/{order}/packing-slip.pdf",
    hold: "POST /atlas/orders/{order}/holds/",
    release_hold: "POST /atlas/orders/{order}/holds/{hold}/release/",
    issue: "POST /atlas/orders/{order}/issue/",
    resume: "POST /atlas/orders/{order}/resume/",
    mark_paid: "POST /atlas/orders/{order}/mark-paid/",
    edit_address: "POST /atlas/orders/{order}/address/",
    edit_items: "POST /atlas/orders/{order}/items/{item}/",
    cancel: "POST /atlas/orders/{order}/cancel/",
    exchange: "POST /atlas/orders/{order}/exchange/",
    reprint: "POST /atlas/orders/{order}/reprint/",
    resend: "POST /atlas/orders/{order}/resend/",
    request_return: "POST /atlas/orders/{order}/returns/",
    dispute: "POST /atlas/orders/{order}/dispute/",
    dispute_won: "POST /atlas/orders/{order}/dispute-won/",
    dispute_lost: "POST /atlas/orders/{order}/dispute-lost/",
    refund: "POST /atlas/orders/{order}/refunds/",
    refund_part: "POST /atlas/orders/{order}/refunds/",
  },
} as const satisfies Record<string, Partial<Record<OrderAction, CallKey | Mail | Page>>>;

type Kind = keyof typeof orderActionWays;

/** The actions that people of a kind can do. */
export type DoableAction<K extends Kind> = keyof (typeof orderActionWays)[K];

/** How an action on an order is done: "call", "mail" or "page"; null where there is none of them. */
export function wayOf(kind: Kind | "factory" | "system", code: OrderAction): "call" | Mail | Page | null {
  // People on the floor are staff; the system needs no buttons.
  if (kind === "system") return null;
  const ways: Partial<Record<OrderAction, string>> = orderActionWays[kind === "factory" ? "staff" : kind];
  const way = ways[code];
  if (way === undefined) return null;
  return way === "mail" || way === "page" ? way : "call";
}
