import type { orderViews } from "@selvedge/contracts/orders/staff-orders.calls";

type OrderView = (typeof orderViews)[number];

const views: Record<OrderView, true> = {
  all: true,
  to_release: true,
  late: true,
  due_today: true,
  held: true,
  making: true,
  ready: true,
  issues: true,
};

interface Asked {
  view: string;
  q: string;
  status: string;
  shop: string;
}

/**
 * The list that an address asks for. Filters that do not exist are ignored: an old link leads to the ordinary list.
 * A search looks everywhere; without one the day begins with what can be released.
 */
export function requestedList({ view, q, status, shop }: Asked): Asked & { view: OrderView } {
  const known = {
    q: q.trim().slice(0, 120),
    status: status.slice(0, 200),
    shop: /^[1-9]\d{0,8}$/.test(shop) ? shop : "",
  };
  if (Object.hasOwn(views, view)) return { view: view as OrderView, ...known };
  return { view: known.q || known.status || known.shop ? "all" : "to_release", ...known };
}
