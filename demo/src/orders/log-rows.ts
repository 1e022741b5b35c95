import type { OrderStatus } from "@selvedge/domain/orders/flows";
import type { Writing } from "../write/world.ts";
import type { Numbered } from "./order-rows.ts";

const reasons: Partial<Record<OrderStatus, string>> = {
  processing: "Released",
  issue: "The print has a pale band across it. Reprint after the head has been cleaned.",
  refunded: "Refunded in full at the customer's request.",
};

const making: ReadonlySet<OrderStatus> = new Set(["label_printed", "printed", "consolidated", "packing", "complete"]);

/** Who moved an order where, and when. */
export function logRows({ divisionId }: Writing, { id, plan, story }: Numbered) {
  return story.moments.map(({ status, at }, index) => ({
    division_id: divisionId,
    order_id: id,
    from_status: story.moments[index - 1]?.status ?? null,
    status,
    ...actorOf(status, `${plan.customer.firstName} ${plan.customer.lastName}`),
    account_id: null,
    reason: reasons[status] ?? "",
    created_at: at,
  }));
}

function actorOf(status: OrderStatus, customer: string) {
  if (status === "to_be_paid") return { actor_kind: "shopper", actor_name: customer };
  if (status === "paid") return { actor_kind: "system", actor_name: "payments" };
  if (making.has(status)) return { actor_kind: "system", actor_name: "Factory floor" };
  if (status === "refunded") return { actor_kind: "staff", actor_name: "Inês Duarte" };
  return { actor_kind: "staff", actor_name: "Priya Nair" };
}
